import { and, eq, gte, lt } from 'drizzle-orm';
import { player } from '../database/tables/player';
import type { DrawRoundRow } from './DrawRoundRow';

/** Which players are the friends of a round: invited by its player and registered while it ran. */
export function friendsOfRound({ playerId, startedAtMs, endsAtMs }: DrawRoundRow) {
  return and(
    eq(player.invitedBy, playerId),
    gte(player.registeredAtMs, startedAtMs),
    lt(player.registeredAtMs, endsAtMs),
  );
}
