import { addMoney, type Money, promotionOffers, subtractMoney, zeroMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { depositGifts } from '../catalogue/depositGifts';
import type { Database } from '../database/Database';
import { deposit } from '../database/tables/deposit';
import { depositNotice } from '../database/tables/depositNotice';
import { player } from '../database/tables/player';
import type { Failpoints } from '../kernel/Failpoints';
import { manilaToday } from '../kernel/manilaToday';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import { sendVipMails } from '../mail/sendVipMails';
import type { PlayerRow } from '../players/PlayerRow';
import { vipLevelOf } from '../players/vipLevelOf';
import { bookInviteBonus } from '../referrals/bookInviteBonus';
import { addTurnoverTask } from '../turnover/addTurnoverTask';
import { depositedSince } from './depositedSince';
import type { DepositRow } from './DepositRow';
import { repairDeposit } from './repairDeposit';
import { turnoverTimes } from './turnoverTimes';

/**
 * Credits a paid order: amount and bonus through the ledger, the order's end, what counts for the player, and the
 * notice that the client waits for. The promotion is looked at again: one that was used up by another deposit in
 * the meantime adds nothing.
 *
 * @param order locked and pending
 * @param owner locked
 */
export async function creditDeposit(
  transaction: Database,
  order: DepositRow,
  { owner, nowMs, failpoints }: { owner: PlayerRow; nowMs: number; failpoints?: Failpoints },
): Promise<void> {
  const promotionBonus = openBonus(order, owner);
  const bonus = addMoney(order.award, promotionBonus);
  await post(transaction, [creditMovement(order, bonus, nowMs)], failpoints);
  await askTurnover(transaction, order, { bonus, nowMs });
  const isFirst = owner.depositCount === 0;
  await transaction
    .update(deposit)
    .set({ status: 1, bonus: promotionBonus, isFirst, settledAtMs: nowMs })
    .where(eq(deposit.id, order.id));
  await transaction.insert(depositNotice).values({
    playerId: owner.id,
    depositId: order.id,
    amount: order.amount,
    isFirst,
    atMs: nowMs,
  });
  const usesHappyGift = order.promotion === 15 && promotionBonus > zeroMoney;
  const today = manilaToday(nowMs);
  const depositedToday = await depositedSince(transaction, owner.id, today.startsAtMs);
  const mayRepair = depositedToday >= repairDeposit && owner.repairedDay !== today.day;
  const counted = countedFor(owner, order.amount);
  await transaction
    .update(player)
    .set({
      ...counted,
      dep15Count: owner.dep15Count + (usesHappyGift ? 1 : 0),
      ...(mayRepair ? { renewDay: today.day } : {}),
    })
    .where(eq(player.id, owner.id));
  if (isFirst) {
    const deed = { kind: 'firstDeposit', amount: order.amount } as const;
    await bookInviteBonus(transaction, owner, { deed, nowMs });
  }
  await sendVipMails(transaction, owner.id, { before: owner.vipLevel, after: counted.vipLevel, nowMs });
}

function openBonus(order: DepositRow, owner: PlayerRow): Money {
  const offers = promotionOffers(depositGifts, owner, order.amount);
  return offers.find((offer) => offer.choice === order.promotion && !offer.isDisabled)?.bonus ?? zeroMoney;
}

function creditMovement(order: DepositRow, bonus: Money, nowMs: number) {
  const cash = accountIds.cash(order.playerId);
  const transfers = [
    { from: accountIds.clearing(order.mode), amount: order.amount },
    { from: accountIds.promo, amount: bonus },
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

async function askTurnover(
  transaction: Database,
  order: DepositRow,
  { bonus, nowMs }: { readonly bonus: Money; readonly nowMs: number },
): Promise<void> {
  const { playerId, amount, promotion } = order;
  for (const task of [
    { kind: 'deposit', activityType: 0, amount, times: turnoverTimes.deposit },
    { kind: 'bonus', activityType: promotion, amount: bonus, times: turnoverTimes.bonus },
  ] as const) {
    await addTurnoverTask(transaction, { ...task, playerId, nowMs });
  }
}
