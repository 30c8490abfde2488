import type { Money } from '@kislap/domain';
import type { PlayerRow } from './PlayerRow';

/** A logged-in player as one call sees him: read once, at its start. */
export interface PlayerSession {
  readonly player: PlayerRow;
  readonly balance: Money;
  readonly tokenHash: string;
  readonly createdAtMs: number;
  /** Signs payments; '' until it was asked for. */
  readonly secretKey: string;
  readonly secretExpiresAtMs: number;
}
