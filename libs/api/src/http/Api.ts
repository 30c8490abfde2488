import type { ApiConfig } from './ApiConfig';

/**
 * One way to an operator: its settings, with a token of its own, and what its answers have told. Made by `createApi`,
 * and given to a call as `api`.
 *
 * @example
 * const api: Api = createApi({ bases: { main: 'https://api.example', payment: 'https://pay.example' } });
 * api.bases.main; // => 'https://api.example'
 */
export interface Api extends ApiConfig {
  /** What the answers have told so far. The calls keep it. */
  readonly told: Told;
}

/**
 * What the answers of one operator have told.
 *
 * @example
 * createApi().told.answers; // => 0
 */
export interface Told {
  /** How far the operator's clock is ahead of the device's. */
  aheadMs: number;
  /** How many attempts were answered. */
  answers: number;
  /** Hear that the clock was wrong. */
  readonly listeners: Set<() => void>;
}
