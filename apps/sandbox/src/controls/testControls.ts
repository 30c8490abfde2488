import { randomUUID } from 'node:crypto';
import { betsControl, mailControl, smsControl } from '@kislap/api/controls';
import { moneyFromPeso, scoreFromMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import { desc, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { gameListing } from '../catalogue/gameListing';
import { smsCode } from '../database/tables/access';
import { transact } from '../database/transact';
import { Refusal } from '../kernel/Refusal';
import { manilaToday } from '../kernel/manilaDays';
import { accountIds } from '../ledger/accounts';
import { post } from '../ledger/post';
import type { Operator } from '../rules/Operator';
import { sendMail } from '../rules/mail/mail';
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

/** Sends a player a message in the operator's own words. */
async function sendNote(
  { database, clock }: Operator,
  { userId, title, text, kind, amount, lasts }: InferOutput<typeof mailControl.request>,
): Promise<void> {
  await checkPlayer(database, userId);
  await sendMail(database, {
    playerId: userId,
    template: templates[kind],
    mailKey: `note:${randomUUID()}`,
    words: { title, text },
    amount: moneyFromPeso(amount),
    ...(lasts === undefined ? {} : { lastsMs: lasts * 1000 }),
    nowMs: clock.nowMs(),
  });
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

/** Gives a player pesos from the house, outside all turnover. Answers the new balance as a score. */
export async function creditPlayer(
  { database, clock }: Operator,
  { userId, amount }: { readonly userId: number; readonly amount: number },
) {
  await checkPlayer(database, userId);
  const money = moneyFromPeso(amount);
  const cash = accountIds.cash(userId);
  const balances = await transact(database, async (transaction) => {
    await lockPlayer(transaction, userId);
    return await post(transaction, [
      {
        kind: 'adjust',
        scope: 'control-credit',
        key: randomUUID(),
        requestHash: '',
        atMs: clock.nowMs(),
        entries: [
          { account: accountIds.adjust(userId), amount: subtractMoney(zeroMoney, money) },
          { account: cash, amount: money },
        ],
      },
    ]);
  });
  return { Score: scoreFromMoney(balances.get(cash) ?? zeroMoney) };
}
