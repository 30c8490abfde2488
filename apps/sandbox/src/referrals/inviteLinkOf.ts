import { inviteCodeOf } from '../players/inviteCodeOf';

/** Where a player's invite code is used. The app stands on the operator's own address, which is left out. */
export function inviteLinkOf(playerId: number): string {
  return `/register?invite=${inviteCodeOf(playerId)}`;
}
