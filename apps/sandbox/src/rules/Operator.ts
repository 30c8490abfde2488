import type { Protection } from '@kislap/configure/settings';
import { type Chance, fairChance, type FairRound, type Money } from '@kislap/domain';
import { sandboxProtection } from '../catalogue/sandboxOperator';
import type { Database } from '../database/Database';
import type { MovableClock } from '../kernel/clock';
import type { Failpoints } from '../kernel/failpoints';
import type { Random } from '../kernel/random';
import { defaultSwitches, type Switches } from '../kernel/switches';
import { demoPersonKey } from './persons/marks';
import { memoryRegister, missingRegister, type NationalRegister } from './persons/NationalRegister';
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

/** A payment that may not be credited. */
interface ReturnedPayment {
  /** Names it for ever: told twice, it goes back once. */
  readonly orderId: string;
  readonly mode: string;
  readonly amount: Money;
}

/** Sends payments back to whom they came from, over the payment service. */
export interface PaymentReturns {
  /** `unknown` when nobody knows what became of it, and `refused` when it has to be asked for again. */
  send(payment: ReturnedPayment): Promise<'confirmed' | 'refused' | 'unknown'>;
  /** How long its answer is waited for; 10 s when left out. After that it is unknown. */
  readonly patienceMs?: number;
}

/** The sandbox operator: everything its calls work with. */
export interface Operator {
  readonly database: Database;
  readonly clock: MovableClock;
  /** For what is won by chance only. */
  readonly random: Random;
  /** The numbers of a round; a test may script them. */
  chanceOf(round: FairRound): Chance;
  readonly failpoints: Failpoints;
  readonly switches: Switches;
  /** What the operator has decided about the protection of players. */
  readonly protection: Protection;
  readonly texts: TextMessages;
  readonly paymentReturns: PaymentReturns;
  /** Hashes what a person is known again by. */
  readonly personKey: string;
  readonly nationalRegister: NationalRegister;
  /** Whether other log-in services are imitated: they accept any account. */
  readonly hasImitations: boolean;
  /** A session without activity for this long is locked. */
  readonly lockAfterMs: number;
  /** How far apart a player's rounds start at least, from what the game's own time is; never less but in tests. */
  pauseMs(minimumMs: number): number;
  readonly securityLog: SecurityLog;
}

/**
 * The parts of an operator for demonstrations and tests, beside database, clock and random: one known SMS code,
 * payments that go back at once, imitated log-ins, no security log.
 */
export function demoParts(
  protection: Protection = sandboxProtection,
): Omit<Operator, 'database' | 'clock' | 'random'> {
  const switches = { ...defaultSwitches(), isIdentityFirst: protection.identityFirst };
  return {
    failpoints: { isArmed: false, pass: () => undefined },
    switches,
    protection,
    texts: { newCode: () => smsRules.demoCode, send: () => Promise.resolve() },
    paymentReturns: { send: () => Promise.resolve('confirmed') },
    personKey: demoPersonKey,
    nationalRegister: protection.nationalRegister === 'memory' ? memoryRegister(switches) : missingRegister,
    hasImitations: true,
    lockAfterMs: 30 * 60_000,
    pauseMs: (minimumMs) => minimumMs,
    chanceOf: fairChance,
    securityLog: () => undefined,
  };
}
