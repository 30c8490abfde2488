import { configureApi } from '@kislap/api';
import { usePlayer } from '@kislap/api/react';
import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import { act, cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../../session/session';
import { KeepLastView } from './KeepLastView';

/** Answers of so long ago are old to whoever begins to show them. */
const OLD_MS = 5_000;
const USER_ID = 7;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  session.signOut();
  configureApi({});
});

function Home({ hasLateParts }: { readonly hasLateParts: boolean }) {
  return (
    <>
      <p>{usePlayer(USER_ID).data?.nickname}</p>
      {hasLateParts && <KeepLastView banners={undefined} />}
    </>
  );
}

it('does not ask again who the player is when it comes late', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const operator = createFakeOperator(sampleHandlers);
  configureApi({ adapter: operator.adapter });
  session.signIn({ token: 'token', userId: USER_ID });
  const catalogue = await loadCatalogue('en');
  const home = (hasLateParts: boolean) => (
    <KislapIntlProvider locale="en" catalogue={catalogue}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Home hasLateParts={hasLateParts} />
      </SWRConfig>
    </KislapIntlProvider>
  );
  const { rerender } = render(home(false));
  await screen.findByText('Ligaya');
  await act(() => vi.advanceTimersByTimeAsync(OLD_MS));
  rerender(home(true));
  await act(() => vi.advanceTimersByTimeAsync(OLD_MS));
  expect(operator.seen.filter(({ call }) => call === 'getUserInfo')).toHaveLength(1);
});
