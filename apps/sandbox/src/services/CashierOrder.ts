import type { Money } from '@kislap/domain';

/** A deposit order as the cashier page shows it. */
export interface CashierOrder {
  readonly orderId: string;
  /** `crediting` is paid and waits for its credit, about three seconds later. */
  readonly state: 'pending' | 'crediting' | 'credited' | 'failed';
  /** Wire code of the payment mode, for example `gcash`, `banktransfer` or `qrph`. */
  readonly mode: string;
  /** What the player reads as the channel's name. */
  readonly channelName: string;
  readonly amount: Money;
  /** Promotion and channel bonus that the credit will add; zero without one. */
  readonly bonus: Money;
  /** The bank the player picked, for the online-bank mode; empty otherwise. */
  readonly bankCode: string;
  /** The payer's name, for the bank-transfer mode; empty otherwise. */
  readonly accountName: string;
  readonly createdAtMs: number;
  /** After this instant a pending order fails by itself. */
  readonly expiresAtMs: number;
  /** When a paid order is credited; absent until it is paid. */
  readonly creditDueAtMs?: number;
}
