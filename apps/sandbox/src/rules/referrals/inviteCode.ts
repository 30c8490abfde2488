const base = 36;

/** A player's invite code: the id in base 36. */
export function inviteCodeOf(playerId: number): string {
  return playerId.toString(base).toUpperCase();
}

/** The player's id in an invite code; undefined for a malformed one. */
export function playerIdOfInvite(code: string | undefined): number | undefined {
  if (code === undefined || !/^[0-9a-z]{1,6}$/i.test(code)) return undefined;
  return Number.parseInt(code, base);
}

/** Where a player's invite code is used. The app stands on the operator's own address, which is left out. */
export function inviteLinkOf(playerId: number): string {
  return `/register?invite=${inviteCodeOf(playerId)}`;
}
