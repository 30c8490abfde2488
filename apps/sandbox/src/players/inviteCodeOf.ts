const base = 36;

/** The code a player invites others with: his id in base 36. */
export function inviteCodeOf(playerId: number): string {
  return playerId.toString(base).toUpperCase();
}
