import { balanceKey } from '@kislap/api';
import { answer, sampleSpending } from '@kislap/api/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../session/session';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { SpentLine } from './SpentLine';

afterEach(() => {
  session.signOut();
  window.localStorage.clear();
});

/** The line, and something that asks for the balance anew, as the app does when a deposit has arrived. */
function LineAndNews() {
  const { mutate } = useSWRConfig();
  return (
    <>
      <SpentLine />
      <button type="button" onClick={() => void mutate(balanceKey(7))}>
        News
      </button>
    </>
  );
}

it('a deposit that arrives while the form is open counts at once', async () => {
  session.signIn({ token: 'token', userId: 7 });
  let paid = 0;
  await renderWithOperator(<LineAndNews />, {
    getUserScore: () => answer({ Score: paid }),
    rgSpend: () => answer({ ...sampleSpending, d30: { dep: paid, wdw: 0, net: paid } }),
  });
  expect(await screen.findByText(/deposited ₱0\.00/)).toBeDefined();
  paid = 500;
  // What was just asked for is not asked for again for some seconds: news is news all the same.
  fireEvent.click(screen.getByRole('button', { name: 'News' }));
  expect(await screen.findByText(/deposited ₱500\.00/)).toBeDefined();
});
