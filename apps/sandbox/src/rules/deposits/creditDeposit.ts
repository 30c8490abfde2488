import { addMoney, type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { turnoverTimes } from '../../catalogue/depositGifts';
import { vipLevelOf } from '../../catalogue/vipLevels';
import type { Database } from '../../database/Database';
import { deposit, depositNotice, type DepositRow } from '../../database/tables/payments';
import { player, type PlayerRow } from '../../database/tables/player';
import { turnoverTask } from '../../database/tables/rewards';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { sendVipMails } from '../mail/mail';
import { bookInviteBonus } from '../referrals/inviteBonus';
import { addedNeed, planTurnoverTasks } from '../rounds/turnover';

/**
 * Credits a paid order with the bonus it was made with: ledger, order, turnover, the player's totals, and the notice
 * that the client polls.
 *
 * @param order locked and pending
 * @param owner locked
 */
export async function creditDeposit(
  transaction: Database,
  order: DepositRow,
  { owner, nowMs, failpoints }: { owner: PlayerRow; nowMs: number; failpoints?: Failpoints },
): Promise<void> {
  const bonus = addMoney(order.award, order.bonus);
  await post(transaction, [creditMovement(order, bonus, nowMs)], failpoints);
  const isFirst = owner.depositCount === 0;
  const counted = countedFor(owner, order.amount);
  await writeEffects(transaction, order, { owner, bonus, nowMs, changes: counted });
  if (isFirst) {
    const deed = { kind: 'firstDeposit', amount: order.amount } as const;
    await bookInviteBonus(transaction, owner, { deed, nowMs });
  }
  await sendVipMails(transaction, owner.id, { before: owner.vipLevel, after: counted.vipLevel, nowMs });
}

interface Effects {
  readonly owner: PlayerRow;
  readonly bonus: Money;
  readonly nowMs: number;
  /** Of the player, beside the count of the happy gift and what is needed. */
  readonly changes: ReturnType<typeof countedFor>;
}

/** In one statement: the turnover, the order's end, its notice, and the player. */
async function writeEffects(
  transaction: Database,
  order: DepositRow,
  { owner, bonus, nowMs, changes }: Effects,
): Promise<void> {
  const isFirst = owner.depositCount === 0;
  const { rows, need } = planTurnoverTasks(turnoverTasks(order, { bonus, nowMs }));
  const tasks = transaction
    .$with('tasks')
    .as(transaction.insert(turnoverTask).values(rows).returning({ id: turnoverTask.id }));
  const settled = transaction
    .$with('settled')
    .as(
      transaction
        .update(deposit)
        .set({ status: 1, isFirst, settledAtMs: nowMs })
        .where(eq(deposit.id, order.id))
        .returning({ id: deposit.id }),
    );
  const notice = transaction
    .$with('notice')
    .as(
      transaction
        .insert(depositNotice)
        .values({ playerId: owner.id, depositId: order.id, amount: order.amount, isFirst, atMs: nowMs })
        .returning({ id: depositNotice.id }),
    );
  const usesHappyGift = order.promotion === 15 && order.bonus > zeroMoney;
  await transaction
    .with(tasks, settled, notice)
    .update(player)
    .set({
      ...changes,
      dep15Count: owner.dep15Count + (usesHappyGift ? 1 : 0),
      needFlow: addedNeed(need),
    })
    .where(eq(player.id, owner.id));
}

function creditMovement(order: DepositRow, bonus: Money, nowMs: number) {
  const cash = accountIds.cash(order.playerId);
  const transfers = [
    { from: accountIds.clearing(order.mode, order.playerId), amount: order.amount },
    { from: accountIds.promo(order.playerId), amount: bonus },
  ];
  return {
    kind: 'credit',
    scope: 'deposit',
    key: order.orderId,
    requestHash: '',
    atMs: nowMs,
    entries: transfers
      .filter(({ amount }) => amount > zeroMoney)
      .flatMap(({ from, amount }) => [
        { account: from, amount: subtractMoney(zeroMoney, amount) },
        { account: cash, amount },
      ]),
  };
}

function countedFor(owner: PlayerRow, amount: Money) {
  const totalDeposit = addMoney(owner.totalDeposit, amount);
  const earned = vipLevelOf({ deposit: totalDeposit, turnover: owner.totalFlow });
  return {
    totalDeposit,
    depositCount: owner.depositCount + 1,
    vipLevel: Math.max(owner.vipLevel, earned),
  };
}

function turnoverTasks(
  { playerId, amount, promotion }: DepositRow,
  { bonus, nowMs }: { readonly bonus: Money; readonly nowMs: number },
) {
  const own = { playerId, nowMs };
  return [
    { ...own, kind: 'deposit', activityType: 0, amount, times: turnoverTimes.deposit },
    { ...own, kind: 'bonus', activityType: promotion, amount: bonus, times: turnoverTimes.bonus },
  ] as const;
}
