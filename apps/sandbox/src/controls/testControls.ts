import { randomUUID } from 'node:crypto';
import { betsControl, mailControl, smsControl } from '@kislap/api/controls';
import {
  addMoney,
  moneyFromPeso,
  purseTotal,
  scoreFromMoney,
  subtractMoney,
  zeroMoney,
} from '@kislap/domain';
import { desc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { gameListing } from '../catalogue/gameListing';
import { smsCode } from '../database/tables/access';
import { player } from '../database/tables/player';
import { transact } from '../database/transact';
import { Refusal } from '../kernel/Refusal';
import { manilaToday } from '../kernel/manilaDays';
import { accountIds, readPurse } from '../ledger/accounts';
import type { Movement } from '../ledger/post';
import { postForPlayer } from '../rules/gate/postForPlayer';
import type { Operator } from '../rules/Operator';
import { harmLevelOf } from '../rules/harm/harmLevel';
import { isQuiet } from '../rules/limits/quiet';
import { sendGift, sendMail } from '../rules/mail/mail';
import { checkAsked } from '../rules/persons/askPerson';
import { checkNotAway } from '../rules/players/away';
import { lockPlayer } from '../rules/players/player';
import { smsRules } from '../rules/players/smsCodes';
import { recordRounds } from '../rules/rounds/recordRounds';
import { checkPlayer, type Control, defineControl } from './control';

/** What tests and demonstrations need besides. */
export const testControls: readonly Control[] = [
  defineControl(betsControl, async (operator, fields) => {
    await giveBets(operator, fields);
    return {};
  }),
  defineControl(mailControl, async (operator, fields) => {
    await sendNote(operator, fields);
    return {};
  }),
  defineControl(smsControl, readSmsCode),
];

const stake = moneyFromPeso(1);
const secondMs = 1000;
/** Rounds that are booked in one transaction. */
const batch = 250;

/**
 * Plays this many rounds for a player, a second apart up to now and all of them today. Every second one wins twice its
 * stake, so that a balance of one peso is enough.
 */
async function giveBets(
  { database, clock }: Operator,
  { userId, count }: { readonly userId: number; readonly count: number },
): Promise<void> {
  const nowMs = clock.nowMs();
  const { startsAtMs } = manilaToday(nowMs);
  const rounds = Array.from({ length: count }, (_, index) => ({
    roundId: randomUUID(),
    game: gameListing[index % gameListing.length] ?? gameListing[0],
    stake,
    win: index % 2 === 0 ? zeroMoney : moneyFromPeso(2),
    detail: null,
    nowMs: Math.max(startsAtMs, nowMs - (count - index) * secondMs),
  })).flatMap(({ game, ...round }) => (game === undefined ? [] : [{ ...round, game }]));
  for (let from = 0; from < rounds.length; from += batch) {
    await transact(database, async (transaction) => {
      const player = await lockPlayer(transaction, userId);
      await recordRounds(transaction, { player, rounds: rounds.slice(from, from + batch) });
    });
  }
}

const templates = { plain: 'note', important: 'importantNote', care: 'careNote' } as const;

/**
 * Sends a player a message in the operator's own words.
 *
 * @throws Refusal `notFound` for an unknown player, of `checkMayAdvertise` for a plain one, or of the gate when money comes
 *   with it
 */
async function sendNote(
  operator: Operator,
  { userId, title, text, kind, amount, lasts }: InferOutput<typeof mailControl.request>,
): Promise<void> {
  const { database, clock } = operator;
  await checkPlayer(database, userId);
  if (kind === 'plain') await checkMayAdvertise(operator, userId);
  const message = {
    template: templates[kind],
    mailKey: `note:${randomUUID()}`,
    words: { title, text },
    nowMs: clock.nowMs(),
  };
  const money = moneyFromPeso(amount);
  const lasting = lasts === undefined ? {} : { lastsMs: lasts * 1000 };
  await transact(database, async (transaction) => {
    const reader = await lockPlayer(transaction, userId);
    // An absence may have begun since it was looked at.
    if (kind === 'plain') checkNotAway(reader, message.nowMs);
    if (money > zeroMoney) await sendGift(transaction, reader, { ...message, ...lasting, amount: money });
    else await sendMail(transaction, { ...message, playerId: userId });
  });
}

/**
 * Lets promotion through to players who are here, of whom nothing is noticed, and who are not left alone.
 *
 * @throws Refusal of `checkNotAway`, `quiet`, or `nationalListUnknown` when the registers have not answered for a day
 */
async function checkMayAdvertise(operator: Operator, userId: number): Promise<void> {
  const nowMs = operator.clock.nowMs();
  const [found] = await operator.database.select().from(player).where(eq(player.id, userId));
  if (!found) return;
  checkNotAway(found, nowMs);
  await checkAsked(operator, found, nowMs);
  const level = await harmLevelOf(operator.database, userId);
  if (level > 0 || (await isQuiet(operator.database, found, nowMs))) throw new Refusal('quiet');
}

/** The newest code that was sent to a phone, given with its area code. */
async function readSmsCode({ database }: Operator, { phone }: { readonly phone: string }) {
  const [newest] = await database
    .select({ sentAtMs: smsCode.sentAtMs })
    .from(smsCode)
    .where(eq(smsCode.phone, phone))
    .orderBy(desc(smsCode.id))
    .limit(1);
  if (!newest) throw new Refusal('notFound');
  // Only its hash is stored; with controls, every code is the same.
  return { code: smsRules.demoCode };
}

/** The most that a player is given up to: far below what an amount can hold, so that sums with it still fit. */
const mostHeld = moneyFromPeso(10_000_000_000);

/**
 * Gives a player pesos from the house, outside all turnover. Answers the new balance as a score.
 *
 * @throws Refusal of the gate for a player who is away, `badParameter` beyond the most that a balance is filled to
 */
export async function creditPlayer(
  { database, clock }: Operator,
  { userId, amount }: { readonly userId: number; readonly amount: number },
) {
  await checkPlayer(database, userId);
  const money = moneyFromPeso(amount);
  const nowMs = clock.nowMs();
  const gift: Movement = {
    kind: 'adjust',
    scope: 'control-credit',
    key: randomUUID(),
    requestHash: '',
    atMs: nowMs,
    entries: [
      { account: accountIds.adjust(userId), amount: subtractMoney(zeroMoney, money) },
      { account: accountIds.cash(userId), amount: money },
    ],
  };
  const balance = await transact(database, async (transaction) => {
    const player = await lockPlayer(transaction, userId);
    const held = addMoney(purseTotal(await readPurse(transaction, userId)), money);
    if (held > mostHeld) throw new Refusal('badParameter', { field: 'amount' });
    await postForPlayer(transaction, { player, movements: [gift], nowMs });
    return held;
  });
  return { Score: scoreFromMoney(balance) };
}
