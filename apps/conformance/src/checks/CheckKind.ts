import type { Check } from './Check';

/** Checks of one sort. */
export interface CheckKind {
  readonly id: string;
  /** What they look at. */
  readonly title: string;
  readonly checks: readonly Check[];
}
