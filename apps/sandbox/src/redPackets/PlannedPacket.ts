import type { RedPacketWindow } from '../catalogue/redPackets';

/** One packet of one day. */
export interface PlannedPacket extends RedPacketWindow {
  /** The Manila day and the packet's number in it: 202611181. */
  readonly id: number;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
}
