import type { Inspection } from '../inspection/Inspection';
import type { Observation } from './Observation';

/** What a check cannot do without. */
export type Need = 'guest' | 'account' | 'password' | 'other account' | 'origin' | 'write' | 'money';

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
  readonly run: (inspection: Inspection) => Promise<readonly Observation[]>;
}
