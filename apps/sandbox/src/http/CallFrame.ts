import type { Locale } from '@kislap/domain';
import type { Operator } from '../Operator';
import type { PlayerSession } from '../players/PlayerSession';

/** One arriving call before its fields are read. */
export interface CallFrame {
  readonly operator: Operator;
  readonly callName: string;
  readonly nowMs: number;
  readonly locale: Locale;
  readonly ip: string;
  /** As the device calls itself; '' when it says nothing. */
  readonly device: string;
  readonly idempotencyKey: string;
  /** Hash of the token that came along, whether or not a session lives behind it. */
  readonly tokenHash: string | undefined;
  /** Looked up for calls that need one. */
  readonly session: PlayerSession | undefined;
  /** Called when the fields are read and fit, before anything is done: refuses what comes too often. */
  readonly keepPace?: () => void;
  /** Called when the answer comes from the record of an earlier attempt. */
  onReplay(): void;
}
