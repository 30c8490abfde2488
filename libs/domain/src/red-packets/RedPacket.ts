import type { Money } from '../money/Money';
import type { EpochSeconds } from '../time/EpochSeconds';

/** A red packet of the operator, as the player stands with it. */
export interface RedPacket {
  readonly id: number;
  readonly name: string;
  readonly opensAt: EpochSeconds;
  readonly closesAt: EpochSeconds;
  readonly state: 'upcoming' | 'open' | 'opened' | 'gone';
  /** The most that one pays. */
  readonly maximum: Money;
  /** How many are left. */
  readonly left: number;
  readonly needs: PacketNeeds;
}

/** Who may open a packet. */
export interface PacketNeeds {
  readonly dayDeposit?: Money;
  readonly vipLevel?: number;
}
