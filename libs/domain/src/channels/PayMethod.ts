import type { Money } from '../money/Money';
import type { PayChannel } from './PayChannel';

/** A wallet or bank that money comes from or goes to. In limits, zero means that none is set. */
export interface PayMethod {
  readonly id: number;
  readonly name: string;
  readonly isDeposit: boolean;
  readonly isWithdraw: boolean;
  readonly depositSort: number;
  readonly withdrawSort: number;
  readonly depositMin: Money;
  readonly depositMax: Money;
  readonly withdrawMin: Money;
  readonly withdrawMax: Money;
  /** Codes of the banks a withdrawal can go to. */
  readonly banks: readonly string[];
  readonly channels: readonly PayChannel[];
}
