import type { Player } from '../session/Player';

/**
 * What decides how a player's week of check-ins looks.
 *
 * @example
 * const player: CheckInPlayer = { signTimes: 7, isSignedToday: true, isRenewedToday: false };
 * checkInDays([{ prizeType: 1, prize: moneyFromPeso(5) }], player, 7)[0]?.state; // => 'signed'
 */
export type CheckInPlayer = Pick<Player, 'signTimes' | 'isSignedToday' | 'isRenewedToday'>;
