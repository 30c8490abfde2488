import { subtractMoney, zeroMoney } from '@kislap/domain';
import { openPayMethods } from '../closures/openPayMethods';
import type { Database } from '../database/Database';
import { withdrawal } from '../database/tables/withdrawal';
import { newOrderId } from '../deposits/newOrderId';
import type { Failpoints } from '../kernel/Failpoints';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import { readBalance } from '../ledger/readBalance';
import { lockPlayer } from '../players/lockPlayer';
import type { PlayerRow } from '../players/PlayerRow';
import { checkWish } from './checkWish';
import { withdrawalsLeft } from './withdrawalsLeft';
import { withdrawalTimes } from './withdrawalTimes';
import type { WithdrawalWish } from './WithdrawalWish';

interface WithdrawalCall {
  readonly playerId: number;
  readonly requestHash: string;
  readonly nowMs: number;
  readonly failpoints?: Failpoints;
  /** The last check, which throws a Refusal. */
  readonly checkPlayer?: (player: PlayerRow) => void;
}

/**
 * Takes a withdrawal: the amount leaves the balance at once and stays on hold until the payout's end.
 *
 * @returns the order's number
 * @throws Refusal of the first check that fails
 */
export async function requestWithdrawal(
  transaction: Database,
  wish: WithdrawalWish,
  call: WithdrawalCall,
): Promise<string> {
  const { playerId, nowMs } = call;
  const player = await lockPlayer(transaction, playerId);
  const balance = await readBalance(transaction, accountIds.cash(playerId));
  const today = await withdrawalsLeft(transaction, player, nowMs);
  checkWish(wish, { player, balance, today, methods: await openPayMethods(transaction) });
  call.checkPlayer?.(player);
  const orderId = newOrderId('W');
  await post(
    transaction,
    [
      {
        kind: 'withdraw',
        scope: 'withdrawal-hold',
        key: orderId,
        requestHash: call.requestHash,
        atMs: nowMs,
        entries: [
          { account: accountIds.cash(playerId), amount: subtractMoney(zeroMoney, wish.amount) },
          { account: accountIds.hold(playerId), amount: wish.amount },
        ],
      },
    ],
    call.failpoints,
  );
  await transaction.insert(withdrawal).values({
    ...wish,
    orderId,
    playerId,
    createdAtMs: nowMs,
    dueAtMs: nowMs + withdrawalTimes.pendingMs,
  });
  return orderId;
}
