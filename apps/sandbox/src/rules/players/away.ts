import { epochSecondsFrom, formatManila } from '@kislap/domain';
import type { PlayerRow } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import type { RefusalReason } from '../../kernel/refusalReasons';

/**
 * That a player is away, why, and until when; the end is exclusive. `over`: an exclusion has ended then, and its player
 * has not come back from it.
 */
export interface Away {
  readonly kind: 'break' | 'exclusion' | 'over' | 'register' | 'care';
  /** `noEndMs` when nobody knows it yet. */
  readonly untilMs: number;
}

/** An absence of the player's own making. */
export interface OwnAway extends Away {
  readonly kind: 'break' | 'exclusion' | 'over';
}

/** In place of an end that nobody knows: the last second of the year 9999. */
export const noEndMs = 253_402_300_799_000;

type OwnFacts = Pick<PlayerRow, 'coolingUntilMs' | 'awayKind'>;
type AwayFacts = OwnFacts & Pick<PlayerRow, 'heldUntilMs' | 'heldKind'>;

/** Whether and why a player is away at an instant: by what the player has set, or by what the operator holds, whichever ends later. */
export function awayOf(player: AwayFacts, nowMs: number): Away | undefined {
  const own = ownAwayOf(player, nowMs);
  const { heldKind, heldUntilMs } = player;
  if (heldUntilMs > nowMs && own && own.untilMs >= heldUntilMs) return own;
  if (heldUntilMs > nowMs) {
    if (heldKind === 'review') return { kind: 'register', untilMs: noEndMs };
    return { kind: heldKind === 'exclusion' ? 'register' : heldKind, untilMs: heldUntilMs };
  }
  // The person has to come back with the account that was excluded, and first from what this one has set itself.
  if (heldKind === 'exclusion' && heldUntilMs > 0) return own ?? { kind: 'register', untilMs: noEndMs };
  return own;
}

/**
 * Whether a person is excluded, by this account, by another one, or by the national list: what was given and could still be
 * claimed ends then. A break leaves it, and so does a likeness on which nobody has decided.
 */
export function isExcluded(player: AwayFacts & Pick<PlayerRow, 'listedUntilMs'>, nowMs: number): boolean {
  const own = ownAwayOf(player, nowMs);
  if (own !== undefined && own.kind !== 'break') return true;
  return (player.heldKind === 'exclusion' && player.heldUntilMs > 0) || player.listedUntilMs > nowMs;
}

/** The break or exclusion that the player has begun. A break ends by itself, an exclusion by coming back from it. */
export function ownAwayOf({ coolingUntilMs, awayKind }: OwnFacts, nowMs: number): OwnAway | undefined {
  if (coolingUntilMs > nowMs) return { kind: awayKind, untilMs: coolingUntilMs };
  return awayKind === 'exclusion' ? { kind: 'over', untilMs: coolingUntilMs } : undefined;
}

/** The end of an absence on the wire, in epoch seconds; 0 when nobody knows it. */
export function endOf({ untilMs }: Away): number {
  return untilMs >= noEndMs ? 0 : Math.floor(untilMs / 1000);
}

/** Refuses a player who is away, with why and until when; undefined for all others. */
export function refusalWhileAway(player: AwayFacts, nowMs: number): Refusal | undefined {
  const away = awayOf(player, nowMs);
  return away && awayRefusal(away);
}

const reasons = {
  break: 'accountSuspended',
  exclusion: 'accountExcluded',
  over: 'exclusionEnded',
  register: 'accountHeld',
  care: 'accountInCare',
} as const satisfies Record<Away['kind'], RefusalReason>;

/**
 * What a player who is away is told.
 *
 * @param payout the token that pays out, for whoever has just been proven to be the player
 */
export function awayRefusal(away: Away, payout?: string): Refusal {
  const { kind } = away;
  const until = endOf(away);
  const facts = { until, kind, ...(payout !== undefined && { payout }) };
  const time = formatManila(epochSecondsFrom(until)).slice(0, 'YYYY-MM-DD HH:mm'.length);
  return new Refusal(reasons[kind], facts, { time });
}

/**
 * Refuses a player who is away.
 *
 * @throws Refusal `accountSuspended`, `accountExcluded`, `exclusionEnded`, `accountHeld` or `accountInCare`, with why and
 *   until when
 */
export function checkNotAway(player: AwayFacts, nowMs: number): void {
  const refusal = refusalWhileAway(player, nowMs);
  if (refusal) throw refusal;
}
