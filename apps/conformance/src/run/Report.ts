import type { Permission } from '../options/Settings';
import type { Timing } from '../checks/timing';

/** One check of one call. */
export interface Result {
  readonly kind: string;
  readonly check: string;
  readonly call: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly severity: 'error' | 'warning';
  /** What happened, or why nothing could be seen. */
  readonly detail: string;
}

/** What a run has seen. */
export interface Report {
  readonly base: string;
  readonly permission: Permission;
  readonly results: readonly Result[];
  readonly timings: readonly Timing[];
  readonly tookMs: number;
}
