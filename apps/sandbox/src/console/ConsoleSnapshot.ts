import type {
  InvariantLine,
  RecentDeposit,
  RecentWithdrawal,
  SeedAccount,
  SmsMessage,
} from '../services/ConsoleService';

/** Everything the console shows, read at one moment. */
export interface ConsoleSnapshot {
  readonly messages: readonly SmsMessage[];
  readonly accounts: readonly SeedAccount[];
  readonly deposits: readonly RecentDeposit[];
  readonly withdrawals: readonly RecentWithdrawal[];
  readonly invariants: readonly InvariantLine[];
}
