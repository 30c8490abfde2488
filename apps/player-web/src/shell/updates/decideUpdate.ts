/**
 * What is known about builds and about what the player is doing.
 *
 * @example
 * const facts: UpdateFacts = { running: 'a1', latest: undefined, isBusy: false, awayMs: 0 };
 * decideUpdate(facts); // => 'nothing'
 */
export interface UpdateFacts {
  /** The build that runs in this tab. */
  readonly running: string;
  /** The newest build, as far as the operator has told. */
  readonly latest: string | undefined;
  /** A game, an overlay, a half-filled form or a payment that is waited for: a reload would take it away. */
  readonly isBusy: boolean;
  /** How long nobody has looked at the page, up to now. */
  readonly awayMs: number;
}

/**
 * `nothing` there is no newer build · `wait` there is, and the player must not be disturbed · `offer` say so quietly ·
 * `reload` nobody looks and nothing is lost: be new when they come back.
 *
 * @example
 * const decision: UpdateDecision = 'nothing';
 * decideUpdate({ running: 'a1', latest: 'a1', isBusy: false, awayMs: 0 }) === decision; // => true
 */
export type UpdateDecision = 'nothing' | 'wait' | 'offer' | 'reload';

const longAwayMs = 30 * 60_000;

/**
 * What to do about a newer build.
 *
 * Update rule: it is offered. The page reloads by itself only after half an hour unseen, and never during a game, a
 * half-filled form, a cashier overlay or an awaited payment.
 *
 * @example
 * const newer = { running: 'a1', latest: 'b2' };
 * decideUpdate({ ...newer, isBusy: false, awayMs: 0 }); // => 'offer'
 * decideUpdate({ ...newer, isBusy: true, awayMs: 1_800_000 }); // => 'wait'
 * decideUpdate({ ...newer, isBusy: false, awayMs: 1_800_000 }); // => 'reload'
 */
export function decideUpdate({ running, latest, isBusy, awayMs }: UpdateFacts): UpdateDecision {
  if (latest === undefined || latest === running) return 'nothing';
  if (isBusy) return 'wait';
  return awayMs >= longAwayMs ? 'reload' : 'offer';
}
