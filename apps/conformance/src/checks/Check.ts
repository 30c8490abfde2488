import type { CheckContext } from '../context/CheckContext';

/** What a check saw of one call. */
export interface Observation {
  readonly call: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What happened, or why nothing could be seen; empty when it passed. */
  readonly detail: string;
}

/** What a check cannot do without. */
type Need =
  | 'guest'
  | 'account'
  | 'password'
  | 'other account'
  | 'origin'
  | 'write'
  | 'money'
  | 'away'
  /** The clock of the server, and the password, since a session is locked meanwhile. */
  | 'clock';

/** One thing that must be true of a server, and how it is found out. */
export interface Check {
  /** Its kind, a dot, and its own name: `paging.cursor`. */
  readonly id: string;
  /** What is true when it passes. */
  readonly title: string;
  /** What goes wrong for a player when it is not. */
  readonly why: string;
  /** What to do about it. */
  readonly advice: string;
  /** A warning does not fail a run: the app gets by. */
  readonly severity: 'error' | 'warning';
  readonly needs: Need;
  readonly run: (context: CheckContext) => Promise<readonly Observation[]>;
}

/** Checks of one sort. */
export interface CheckKind {
  readonly id: string;
  /** What they look at. */
  readonly title: string;
  readonly checks: readonly Check[];
}

/** Words for what a check saw. */
export const observe = {
  passed: (call: string): Observation => ({ call, outcome: 'passed', detail: '' }),
  failed: (call: string, detail: string): Observation => ({ call, outcome: 'failed', detail }),
  skipped: (call: string, detail: string): Observation => ({ call, outcome: 'skipped', detail }),
  /** Passed when there is nothing to say against it. */
  unless: (call: string, detail: string | undefined): Observation =>
    detail === undefined ? observe.passed(call) : observe.failed(call, detail),
};
