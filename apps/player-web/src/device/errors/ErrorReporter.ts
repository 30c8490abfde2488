import { describeError } from './describeError';
import type { ErrorFacts } from './describeError';

/** What the operator's sink is told, as JSON. */
export interface ErrorReport extends ErrorFacts {
  readonly app: 'kislap';
  /** The version as released, and the build that runs. */
  readonly version: string;
  readonly build: string;
  /** Epoch seconds, by the device. */
  readonly at: number;
  /** The part of the app that noticed. */
  readonly place: string;
  /** The route as it is declared, without what a player's address fills in. */
  readonly page: string;
  readonly language: string;
  readonly isOnline: boolean;
}

/** The world as the reporter needs it. */
export interface ErrorReporterPorts {
  readonly facts: () => Pick<ErrorReport, 'version' | 'build' | 'page' | 'language' | 'isOnline'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly send: (report: ErrorReport) => void;
}

/** A page that is broken breaks again and again: one report of a kind, five a minute and twenty in all are enough. */
const MOST_A_MINUTE = 5;
const MOST_IN_ALL = 20;
const MINUTE_MS = 60_000;

/** Tells the operator's sink of errors: each kind once, and never many. */
export class ErrorReporter {
  readonly #ports: ErrorReporterPorts;
  readonly #objects = new WeakSet<object>();
  readonly #kinds = new Set<string>();
  #sentAt: readonly number[] = [];

  constructor(ports: ErrorReporterPorts) {
    this.#ports = ports;
  }

  report(error: unknown, place: string): void {
    const { now, facts, send } = this.#ports;
    if (this.#isKnown(error)) return;
    const told = describeError(error);
    const kind = `${told.name} ${told.message} ${told.frames[0] ?? place}`;
    const at = now();
    const lately = this.#sentAt.filter((sentAt) => at - sentAt < MINUTE_MS);
    if (this.#kinds.has(kind) || lately.length >= MOST_A_MINUTE || this.#sentAt.length >= MOST_IN_ALL) return;
    this.#kinds.add(kind);
    this.#sentAt = [...this.#sentAt, at];
    send({ app: 'kislap', ...facts(), at: Math.floor(at / 1000), place, ...told });
  }

  /** The same error reaches a boundary, the root and the window. */
  #isKnown(error: unknown): boolean {
    if (typeof error !== 'object' || error === null) return false;
    const isKnown = this.#objects.has(error);
    this.#objects.add(error);
    return isKnown;
  }
}
