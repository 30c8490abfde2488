import { useRebate } from '@kislap/api/react';
import { answer, keepSilent } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { activityNumber } from '@kislap/domain';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../session/session';
import { renderWithOperator } from '../../testing/renderWithOperator';
import { useGiftWatch } from './useGiftWatch';
import { waitingGifts } from './waitingGifts';

/** Says when the rebate is known, so that quiet is not taken for early. */
function Watch() {
  useGiftWatch(7);
  return <p>{useRebate(7).data === undefined ? 'asking' : 'asked'}</p>;
}

/** Nothing is switched on but these, and no letter holds a gift. */
const only = (...types: readonly number[]): Handlers => ({
  activityStateList: () => answer(types.map((type) => ({ activity_type: type, status: 1 }))),
  redPackerInfo: () => answer([]),
  getMsgCount: () => answer({ messageCount: 1, giftCount: 0 }),
});

const rebate = (state: { readonly FlGet: 0 | 1; readonly Amount: number }) => () =>
  answer({ ...state, UserFlow: 84_200_000, rate: 0.6, day: '2025-11-12' });

async function watch(handlers: Handlers): Promise<void> {
  session.signIn({ token: 'token', userId: 7 });
  await renderWithOperator(<Watch />, handlers);
}

afterEach(() => session.signOut());

it('tells of a gift in a letter, also one that was read', async () => {
  await watch({ ...only(), getMsgCount: () => answer({ messageCount: 0, giftCount: 1 }) });
  await waitFor(() => expect(waitingGifts.snapshot()).toBeDefined());
});

it('is quiet about every gift while the operator leaves the player alone', async () => {
  const counts = { messageCount: 1, giftCount: 1, quiet: 1 as const };
  const ready = { userDayFlow: rebate({ FlGet: 0, Amount: 505_200 }), getMsgCount: () => answer(counts) };
  await watch({ ...only(activityNumber.rebate), ...ready });
  await screen.findByText('asked');
  expect(waitingGifts.snapshot()).toBeUndefined();
});

it('is quiet as long as the operator has not said whether to leave the player alone', async () => {
  const waits = { userDayFlow: rebate({ FlGet: 0, Amount: 505_200 }), getMsgCount: keepSilent };
  await watch({ ...only(activityNumber.rebate), ...waits });
  await screen.findByText('asked');
  expect(waitingGifts.snapshot()).toBeUndefined();
});

it('tells of a rebate that waits, where rebates are on', async () => {
  await watch({ ...only(activityNumber.rebate), userDayFlow: rebate({ FlGet: 0, Amount: 505_200 }) });
  await waitFor(() => expect(waitingGifts.snapshot()).toBeDefined());
});

it('is quiet about a rebate that was received, and about an unread letter without a gift', async () => {
  await watch({ ...only(activityNumber.rebate), userDayFlow: rebate({ FlGet: 1, Amount: 505_200 }) });
  await screen.findByText('asked');
  expect(waitingGifts.snapshot()).toBeUndefined();
});
