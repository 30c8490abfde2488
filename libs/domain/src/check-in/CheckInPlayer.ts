import type { Player } from '../session/Player';

/** What decides how a player's week of check-ins looks. */
export type CheckInPlayer = Pick<Player, 'signTimes' | 'isSignedToday' | 'isRenewedToday'>;
