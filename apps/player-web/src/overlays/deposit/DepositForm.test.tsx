import { answer, samplePlayer } from '@kislap/api/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../session/session';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { storyConfig } from '../../testing/storyConfig';
import { DepositOverlay } from './DepositOverlay';

const modal = { isOpen: true, onDismiss: () => undefined, onExited: () => undefined };
const newcomer = { ...samplePlayer, DepCount: 0, Dep15: 0 };

beforeEach(() => session.signIn({ token: 'token', userId: 7 }));

afterEach(() => session.signOut());

/** What the choice without a bonus says, where the operator wants deposits bet a number of times. */
async function captionWithout(wanted: { depositTimes?: 0 | 1 }): Promise<string | null> {
  const protection = { ...storyConfig.protection, ...wanted };
  await renderWithOperator(
    <DepositOverlay modal={modal} onAnswer={() => undefined} mode="gcash" />,
    { getUserInfo: () => answer(newcomer) },
    { protection },
  );
  const choice = await screen.findByRole('radio', { name: /Do not participate/ });
  return choice.closest('label')?.textContent ?? choice.textContent;
}

it.each([{ depositTimes: 1 }, {}] as const)(
  'a deposit without a bonus is still to be bet once',
  async (wanted) => {
    expect(await captionWithout(wanted)).toContain('Bet your deposit once before you withdraw.');
  },
);

it('says nothing of it where deposits need not be bet', async () => {
  expect(await captionWithout({ depositTimes: 0 })).toBe('Do not participate');
});
