import { awayOf, leave, ownAwayOf } from './absences';
import type { Held, Player } from './Player';
import { voidPot } from './pot';

/** protection.md 6: one document is one person; a name with its birthday may be, and somebody decides. */
export function likenessOf(player: Player, other: Player): 'same' | 'like' | undefined {
  if (player === other || !player.hasSentPapers || !other.hasSentPapers) return undefined;
  if (player.idNo === other.idNo) return 'same';
  if (player.name !== other.name || player.birthday !== other.birthday) return undefined;
  const verdict = player.verdicts.get(other.id);
  if (verdict === 'other') return undefined;
  return verdict ?? 'like';
}

/** Why an account is held back: the person is away with this other one. */
function heldBy(player: Player, other: Player, now: number): Held | undefined {
  const likeness = likenessOf(player, other);
  const away = ownAwayOf(other, now);
  if (!likeness || !away) return undefined;
  return {
    until: likeness === 'same' ? away.until : undefined,
    isUntilReturn: likeness === 'like' || away.kind !== 'break',
    isExclusion: likeness === 'same' && (away.kind === 'over' ? 'silent' : away.kind === 'exclusion'),
  };
}

/** Whether it was an absence that somebody had to decide, the rules do not say. */
function letGo(player: Player, now: number): void {
  if (player.held?.until === undefined) player.perhapsBackAt = now;
  else player.backAt = now;
  player.held = undefined;
}

/** Two accounts of which somebody has to decide whether they are one person's. */
export interface Doubt {
  readonly player: Player;
  readonly other: Player;
  /** When the other one's absence ends. */
  readonly until: number;
}

/** What the operator has to decide on. */
export function doubtsOf(players: readonly Player[], now: number): readonly Doubt[] {
  return players.flatMap((player) => {
    if (player.held?.until !== undefined || !player.held) return [];
    const others = players.filter((other) => likenessOf(player, other) === 'like');
    return others.flatMap((other) => {
      const away = ownAwayOf(other, now);
      return away ? [{ player, other, until: away.until }] : [];
    });
  });
}

/**
 * Holds back each account whose person is away with another one, at once and until the same end, and lets go of those whose
 * person is back. An account is like one other at most.
 */
export function holdBack(players: readonly Player[], now: number): void {
  for (const player of players) {
    const wasAway = awayOf(player, now) !== undefined;
    const wasHeld = player.held?.isUntilReturn === true;
    const [held] = players.flatMap((other) => heldBy(player, other, now) ?? []);
    if (!held && wasHeld) letGo(player, now);
    // An exclusion is of the person: what was given lapses with the other account, too.
    if (held?.isExclusion === true) voidPot(player);
    // With one that is known of only when the exclusion is over, the rules do not say.
    const isNew = (player.held?.isExclusion ?? false) === false;
    if (held?.isExclusion === 'silent' && isNew && player.bonus > 0) player.isPerhapsVoid = true;
    if (held) player.held = held;
    const isAway = awayOf(player, now) !== undefined;
    if (isAway && !wasAway) leave(player);
    if (held?.until !== undefined && !held.isUntilReturn) player.backAt = held.until;
  }
}
