import {
  addMoney,
  formatMoney,
  type Money,
  promotionOffers,
  scoreFromMoney,
  zeroMoney,
} from '@kislap/domain';
import { depositGifts } from '../../catalogue/depositGifts';
import { vipLevelOf } from '../../catalogue/vipLevels';
import type { Database } from '../../database/Database';
import { run } from '../../database/pooled';
import type { DepositRow } from '../../database/tables/payments';
import type { PlayerRow } from '../../database/tables/player';
import { sendAlong } from '../../database/transact';
import type { Failpoints } from '../../kernel/failpoints';
import { manilaDayMs } from '../../kernel/manilaDays';
import { accountIds } from '../../ledger/accounts';
import { lockAccounts, type Movement } from '../../ledger/post';
import { entriesOf } from '../../ledger/transfers';
import { postUnlessRefused } from '../gate/postForPlayer';
import { isLeftAlone, type QuietFacts, readQuietFacts } from '../limits/quiet';
import { sendMail } from '../mail/mail';
import { sendVipMails } from '../mail/vipLetters';
import type { LockedPlayer } from '../players/player';
import { bookInviteBonus } from '../referrals/inviteBonus';
import { returnDeposit, whyReturned } from './returnDeposit';
import { insertTasks, planTurnoverTasks, taskValues } from '../rounds/turnover';

/** What a credit is decided by, beside its player and its order. */
interface CreditGround extends QuietFacts {
  readonly accounts: Awaited<ReturnType<typeof lockAccounts>>;
}

/** Locks the accounts of a credit and reads what it is decided by. All of it is sent at once. */
export async function readyCredit(
  transaction: Database,
  order: DepositRow,
  nowMs: number,
): Promise<CreditGround> {
  // It is never given more than it was told: these are all the accounts there can be.
  const told = addMoney(order.award, order.bonus);
  const [accounts, facts] = await Promise.all([
    lockAccounts(transaction, [creditMovement(order, told, nowMs)]),
    readQuietFacts(transaction, order.playerId),
  ]);
  return { ...facts, accounts };
}

interface Crediting {
  readonly owner: LockedPlayer;
  readonly nowMs: number;
  readonly failpoints?: Failpoints;
  /** What `readyCredit` answered, after the locks of the player and the order, when it was asked before. */
  readonly ground?: CreditGround;
}

/**
 * Credits a paid order with the bonus it was made with, as far as that still fits, and none for a player
 * who is left alone: ledger, order, turnover, the player's
 * totals, and the notice that the client polls. What the gate refuses goes back to its sender.
 *
 * @param asked locked, and not credited
 */
export async function creditDeposit(
  transaction: Database,
  asked: DepositRow,
  { owner, nowMs, failpoints, ground }: Crediting,
): Promise<void> {
  const told = addMoney(asked.award, asked.bonus);
  const { accounts, ...facts } = ground ?? (await readyCredit(transaction, asked, nowMs));
  const isQuiet = await isLeftAlone(transaction, owner, { ...facts, nowMs });
  const order = isQuiet
    ? { ...asked, award: zeroMoney, bonus: zeroMoney }
    : { ...asked, bonus: dueBonus(asked, owner) };
  const bonus = addMoney(order.award, order.bonus);
  const movements = [creditMovement(order, bonus, nowMs)];
  const locked = { locking: Promise.resolve(accounts), limits: facts.limits };
  const own = { player: owner, movements, nowMs, failpoints, ...locked };
  const refusal = await postUnlessRefused(transaction, own);
  if (refusal) return await returnDeposit(transaction, order, { owner, why: whyReturned(refusal), nowMs });
  if (bonus < told) await tellOfBonus(transaction, order, { told, given: bonus, isQuiet, nowMs });
  const isFirst = owner.depositCount === 0;
  const counted = countedFor(owner, order.amount);
  sendEffects(transaction, order, { owner, bonus, nowMs, changes: counted });
  if (isFirst) {
    const deed = { kind: 'firstDeposit', amount: order.amount } as const;
    await bookInviteBonus(transaction, owner, { deed, nowMs });
  }
  await sendVipMails(transaction, owner.id, { before: owner.vipLevel, after: counted.vipLevel, nowMs });
}

/**
 * What a promotion gives to the deposit that is credited now. Several orders may wait at once, and each was told what it
 * would earn as the next deposit; only one of them can be that. Never more than was told.
 */
function dueBonus({ promotion, amount, bonus }: DepositRow, owner: PlayerRow): Money {
  const offers = promotionOffers(depositGifts, owner, amount);
  const due =
    offers.find(({ choice, isDisabled }) => choice === promotion && !isDisabled)?.bonus ?? zeroMoney;
  return due < bonus ? due : bonus;
}

interface LessBonus {
  readonly told: Money;
  readonly given: Money;
  readonly isQuiet: boolean;
  readonly nowMs: number;
}

/** Tells a player why a bonus is less than the order said. */
async function tellOfBonus(
  transaction: Database,
  { playerId, orderId, amount }: DepositRow,
  { told, given, isQuiet, nowMs }: LessBonus,
): Promise<void> {
  await sendMail(transaction, {
    playerId,
    template: isQuiet ? 'depositBonusQuiet' : 'depositBonusLess',
    mailKey: `deposit-bonus:${orderId}`,
    words: {
      amount: formatMoney(amount),
      told: formatMoney(told),
      given: formatMoney(given),
      order: orderId,
    },
    nowMs,
  });
}

interface Effects {
  readonly owner: PlayerRow;
  readonly bonus: Money;
  readonly nowMs: number;
  /** Of the player, beside the count of the happy gift and what is needed. */
  readonly changes: ReturnType<typeof countedFor>;
}

/** Sends in one statement: the turnover, the order's end, its notice, and the player. */
function sendEffects(
  transaction: Database,
  order: DepositRow,
  { owner, bonus, nowMs, changes }: Effects,
): void {
  const { rows, need } = planTurnoverTasks(turnoverTasks(order, { bonus, nowMs }));
  const usesHappyGift = order.promotion === 15 && order.bonus > zeroMoney;
  const values = [
    ...taskValues(rows),
    order.id,
    owner.depositCount === 0,
    nowMs,
    owner.id,
    scoreFromMoney(order.amount),
    scoreFromMoney(changes.totalDeposit),
    changes.depositCount,
    changes.vipLevel,
    owner.dep15Count + (usesHappyGift ? 1 : 0),
    scoreFromMoney(need),
    scoreFromMoney(order.bonus),
    scoreFromMoney(order.award),
    rows.find(({ kind }) => kind === 'bonus')?.endsAtMs ?? null,
    order.creditDueAtMs,
  ];
  sendAlong(transaction, run(transaction, effects, values));
}

const effects = {
  name: 'credit_effects',
  text: `WITH tasks AS (${insertTasks}), settled AS (
    UPDATE deposit SET status = 1, is_first = $11::bool, settled_at_ms = $12::bigint,
      bonus = $20::bigint, award = $21::bigint, credit_due_at_ms = $23::bigint WHERE id = $10::bigint
  ), notice AS (
    INSERT INTO deposit_notice (player_id, deposit_id, amount, is_first, at_ms)
    VALUES ($13::int, $10::bigint, $14::bigint, $11::bool, $12::bigint)
  ), extended AS (
    UPDATE turnover_task SET ends_at_ms = $22::bigint WHERE player_id = $13::int AND ends_at_ms < $22::bigint
  )
  UPDATE player SET total_deposit = $15::bigint, deposit_count = $16::int, vip_level = $17::int,
    dep15_count = $18::int, need_flow = need_flow + $19::bigint
  WHERE id = $13::int`,
};

function creditMovement(order: DepositRow, bonus: Money, nowMs: number): Movement {
  const transfers = [
    {
      from: accountIds.clearing(order.mode, order.playerId),
      to: accountIds.cash(order.playerId),
      amount: order.amount,
    },
    {
      from: accountIds.promo(order.playerId),
      // What need not be bet is own at once.
      to: order.bonusTimes > 0 ? accountIds.bonus(order.playerId) : accountIds.cash(order.playerId),
      amount: bonus,
    },
  ];
  return {
    kind: 'credit',
    scope: 'deposit',
    key: order.orderId,
    requestHash: '',
    atMs: nowMs,
    entries: entriesOf(transfers),
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
  { playerId, amount, promotion, bonusTimes, bonusDays, bonusMaxStake, depositTimes }: DepositRow,
  { bonus, nowMs }: { readonly bonus: Money; readonly nowMs: number },
) {
  const own = { playerId, nowMs };
  return [
    { ...own, kind: 'deposit', activityType: 0, amount, times: depositTimes },
    {
      ...own,
      kind: 'bonus',
      activityType: promotion,
      amount: bonus,
      times: bonusTimes,
      endsAtMs: bonusDays === null ? undefined : nowMs + bonusDays * manilaDayMs,
      maxStake: bonusMaxStake ?? undefined,
    },
  ] as const;
}
