import type { TestAnswer, TestPlayer } from '../support/TestPlayer';

/** A player of the simulation, and what his device remembers. */
export class SimulatedPlayer {
  /** Deposit orders he was told of. */
  readonly orders: string[] = [];
  /** Messages that come with something. */
  readonly gifts = new Set<number>();
  /** Rounds of the draw. */
  readonly rounds = new Set<number>();
  /** Spins of the draw. */
  readonly spins = new Set<number>();
  /** Notices of credits, as the app polls for them. */
  readonly notices: number[] = [];
  /** The last notice that was read. */
  noticeCursor = 0;
  /** The opened games, by their codes. */
  readonly sids = new Map<string, string>();
  isLoggedOut = false;
  /** What he had when the simulation began, in ten-thousandths of a peso. */
  startBalance = 0;

  constructor(readonly device: TestPlayer) {}

  get id(): number {
    return this.device.userId;
  }

  /** A call that only looks, or prepares: an answer other than yes is no answer. */
  async look(call: string, fields: Readonly<Record<string, string | number>> = {}): Promise<unknown> {
    const answer: TestAnswer = await this.device.call(call, fields);
    if (answer.code === 400) this.isLoggedOut = true;
    return answer.code === 200 ? answer.data : undefined;
  }
}
