import { addManilaMonths, epochSecondsFrom, formatManila } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { session } from '../../database/tables/access';
import { exclusion } from '../../database/tables/limits';
import { player } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import { moveEnds } from '../bonus/terms';
import { endOrders } from '../deposits/endOrders';
import type { Operator } from '../Operator';
import { answerCard } from '../harm/harm';
import { noteSign } from '../harm/harmSigns';
import { sendMail } from '../mail/mail';
import { askOthers } from '../persons/askRegister';
import { type OwnAway, ownAwayOf } from '../players/away';
import { writeConsents } from '../players/consents';
import { type LockedPlayer, lockPlayer } from '../players/player';
import { openPayout } from '../players/session';
import { endGifts } from '../rewards/endGifts';
import { emptyWallets } from '../wallets/wallets';
import { payOutOwn } from '../withdrawals/payOutOwn';
import { firstMoneyLetterAt } from './moneyLetters';
import { endPlaySession } from './playSession';

const hourMs = 3_600_000;
/** The law undoes no exclusion before. */
const lawMonths = 6;

/** What a player asks for: a break of some hours, or an exclusion of some months. */
export type SelfExclusion =
  | { readonly kind: 'break'; readonly hours: number }
  | { readonly kind: 'exclusion'; readonly months: number };

interface ExclusionStart {
  readonly asked: SelfExclusion;
  readonly nowMs: number;
  /** Where it is asked from: the session that pays out is listed with it. */
  readonly at: { readonly device: string; readonly ip: string };
  /** The token of that session. */
  readonly token: string;
  readonly operator: Pick<Operator, 'failpoints' | 'protection'>;
}

/**
 * Begins a break or an exclusion, or makes it longer: ends every session, and with them every open game, brings home
 * what lies at studios, closes the deposit orders that are not paid, and sends back what is paid and not credited.
 * Withdrawals run on. An exclusion pays what a team has earned first, ends what waits in letters, voids given
 * money and takes all consents back. Other accounts of the same person are held back with it.
 *
 * @returns the token of a session that only pays out; undefined where nobody logs in meanwhile, and own money is paid out
 *   by itself
 * @throws Refusal `badParameter` when it would end no later than what runs
 */
export async function excludePlayer(
  transaction: Database,
  playerId: number,
  { asked, nowMs, at, token, operator }: ExclusionStart,
): Promise<string | undefined> {
  const { failpoints, protection } = operator;
  const known = await lockPlayer(transaction, playerId);
  const held = ownAwayOf(known, nowMs);
  const next = nextAway(held, asked, nowMs);
  if (next.kind === 'exclusion') await endGifts(transaction, known, { nowMs, failpoints });
  await emptyWallets(transaction, { player: known, nowMs }, failpoints);
  await endPlaySession(transaction, playerId, nowMs);
  await transaction
    .update(player)
    .set({
      coolingUntilMs: next.untilMs,
      awayKind: next.kind,
      returnAskedAtMs: 0,
      ...(isAwayAlready(held) ? {} : { awaySinceMs: nowMs, moneyLetterAtMs: firstMoneyLetterAt(nowMs) }),
    })
    .where(eq(player.id, playerId));
  if (next.kind === 'break') {
    const fromMs = Math.max(nowMs, known.coolingUntilMs);
    await moveEnds(transaction, { playerId, byMs: next.untilMs - fromMs });
    await noteSign(transaction, playerId, { kind: 'break', atMs: nowMs, untilMs: next.untilMs });
  }
  if (next.kind === 'exclusion') {
    await recordExclusion(transaction, playerId, { untilMs: next.untilMs, nowMs });
    const none = { marketing: false, analytics: false };
    await writeConsents(transaction, playerId, { wanted: none, nowMs });
  }
  await answerCard(transaction, playerId, nowMs);
  await endOrders(transaction, known, nowMs);
  await transaction.delete(session).where(eq(session.playerId, playerId));
  await sendReceipt(transaction, known, { next, nowMs });
  await askOthers(transaction, known, { nowMs, failpoints, awayAccess: protection.awayAccess });
  if (protection.awayAccess === 'payout') return await openPayout(transaction, known, { nowMs, at, token });
  await payOutOwn(transaction, known, { nowMs, failpoints });
  return undefined;
}

/** An exclusion that has ended, and is followed by another, begins anew. */
const isAwayAlready = (held: OwnAway | undefined): boolean => held !== undefined && held.kind !== 'over';

/** A break or an exclusion that begins. */
interface Begun extends OwnAway {
  readonly kind: SelfExclusion['kind'];
}

/**
 * The end of what is asked for. While away only a later one is set: an exclusion counts from now, and during another
 * exclusion from its end. After an exclusion no break is: it would end by itself.
 *
 * @throws Refusal `badParameter`
 */
function nextAway(held: OwnAway | undefined, asked: SelfExclusion, nowMs: number): Begun {
  if (asked.kind === 'exclusion') {
    const fromMs = held?.kind === 'exclusion' ? held.untilMs : nowMs;
    return { kind: 'exclusion', untilMs: monthsFrom(fromMs, asked.months) };
  }
  const untilMs = nowMs + asked.hours * hourMs;
  if (held && (held.kind !== 'break' || untilMs <= held.untilMs)) {
    throw new Refusal('badParameter', { field: 'hours' });
  }
  return { kind: 'break', untilMs };
}

/** The end of so many months from an instant, in epoch milliseconds; the app tells the same one. */
function monthsFrom(instantMs: number, months: number): number {
  return addManilaMonths(epochSecondsFrom(instantMs / 1000), months) * 1000;
}

async function recordExclusion(
  transaction: Database,
  playerId: number,
  { untilMs, nowMs }: { readonly untilMs: number; readonly nowMs: number },
): Promise<void> {
  const [held] = await transaction.select().from(exclusion).where(eq(exclusion.playerId, playerId));
  const irrevocableUntilMs = Math.max(held?.irrevocableUntilMs ?? 0, monthsFrom(nowMs, lawMonths));
  const row = { untilMs: Math.max(held?.untilMs ?? 0, untilMs), irrevocableUntilMs, atMs: nowMs };
  await transaction
    .insert(exclusion)
    .values({ playerId, ...row })
    .onConflictDoUpdate({ target: exclusion.playerId, set: row });
}

/** A letter is the receipt. */
async function sendReceipt(
  transaction: Database,
  { id: playerId }: LockedPlayer,
  { next, nowMs }: { readonly next: Begun; readonly nowMs: number },
): Promise<void> {
  const time = formatManila(epochSecondsFrom(Math.floor(next.untilMs / 1000)));
  await sendMail(transaction, {
    playerId,
    template: next.kind === 'break' ? 'breakBegan' : 'exclusionBegan',
    mailKey: `away:${next.untilMs}`,
    words: { time: time.slice(0, 'YYYY-MM-DD HH:mm'.length) },
    nowMs,
  });
}
