import type { InvariantLine } from '../ledger/checkInvariants';

export type { InvariantLine } from '../ledger/checkInvariants';
import type { Money } from '@kislap/domain';

/** A text message that the sandbox would have sent. */
export interface SmsMessage {
  readonly id: number;
  /** The receiving phone with its middle hidden, for example `+63 917 *** 0001`. */
  readonly phone: string;
  readonly code: string;
  readonly sentAtMs: number;
  readonly expiresAtMs: number;
}

/** An account that exists from the start, for people who try the sandbox. */
export interface SeedAccount {
  /** A phone, or the open id of a third-party account. */
  readonly login: string;
  readonly password: string;
  readonly description: string;
  readonly balance: Money;
}

/** A withdrawal as the operator sees it. */
export interface RecentWithdrawal {
  readonly id: number;
  readonly userId: number;
  readonly amount: Money;
  readonly bankCode: string;
  /** The account number with all but its last four digits hidden. */
  readonly accountNo: string;
  readonly state: 'pending' | 'complete' | 'rejected';
  readonly createdAtMs: number;
}

/** A deposit order as the operator sees it. */
export interface RecentDeposit {
  readonly orderId: string;
  readonly userId: number;
  readonly mode: string;
  readonly amount: Money;
  readonly state: 'pending' | 'crediting' | 'credited' | 'failed';
  readonly createdAtMs: number;
}

/** What the sandbox's own page shows. */
export interface ConsoleService {
  /** Newest first, at most 20. */
  listSmsMessages(): Promise<readonly SmsMessage[]>;
  listSeedAccounts(): Promise<readonly SeedAccount[]>;
  /** Newest first, at most 20. */
  listRecentDeposits(): Promise<readonly RecentDeposit[]>;
  /** Newest first, at most 20. */
  listRecentWithdrawals(): Promise<readonly RecentWithdrawal[]>;
  /** The ledger's invariants, counted now. */
  checkInvariants(): Promise<readonly InvariantLine[]>;
}
