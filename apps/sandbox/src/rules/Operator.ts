import type { Database } from '../database/Database';
import type { MovableClock } from '../kernel/clock';
import type { Failpoints } from '../kernel/failpoints';
import type { Random } from '../kernel/random';
import { defaultSwitches, type Switches } from '../kernel/switches';
import { smsRules } from './players/smsCodes';

/** Something that matters for who may use an account, without phones, passwords, codes or tokens. */
export interface SecurityEvent {
  /** The call, or what was refused before any call was looked at. */
  readonly event: string;
  /** `ok`, or why it was refused. */
  readonly outcome: string;
  readonly playerId?: number | undefined;
  /** What was named as the account, as a mark that only tells two of them apart. */
  readonly account?: string | undefined;
  /** The network address, its end covered. */
  readonly address?: string | undefined;
}

/** Keeps security events. Never throws. */
export type SecurityLog = (event: SecurityEvent) => void;

/** A text message with a code. */
interface TextMessage {
  /** With its area code. */
  readonly phone: string;
  readonly code: string;
  readonly purpose: string;
}

/** What sends codes to phones. */
export interface TextMessages {
  /** The six digits of the next message. */
  newCode(): string;
  send(message: TextMessage): Promise<void>;
}

/** The sandbox operator: everything its calls work with. */
export interface Operator {
  readonly database: Database;
  readonly clock: MovableClock;
  /** For what is won by chance only. */
  readonly random: Random;
  readonly failpoints: Failpoints;
  readonly switches: Switches;
  readonly texts: TextMessages;
  /** Whether other log-in services are imitated: they accept any account. */
  readonly hasImitations: boolean;
  /** A session without activity for this long is locked. */
  readonly lockAfterMs: number;
  readonly securityLog: SecurityLog;
}

/**
 * The parts of an operator for demonstrations and tests, beside database, clock and random: one known SMS code,
 * imitated log-ins, no security log.
 */
export const demoParts = (): Omit<Operator, 'database' | 'clock' | 'random'> => ({
  failpoints: { isArmed: false, pass: () => undefined },
  switches: defaultSwitches(),
  texts: { newCode: () => smsRules.demoCode, send: () => Promise.resolve() },
  hasImitations: true,
  lockAfterMs: 30 * 60_000,
  securityLog: () => undefined,
});
