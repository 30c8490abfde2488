import type { Effect, Intent } from './Intent';
import type { Outcome } from './Outcome';

/** What was acknowledged of one intent. */
export interface Done {
  readonly intent: Intent;
  readonly fact: string;
  readonly amount: number;
  readonly win: number;
}

/**
 * What the devices know for certain: every intent that was acknowledged, with what the answer said. An intent counts
 * once, however often it was sent; an answer that says something else than the first is written down as a violation.
 */
export class Acknowledged {
  readonly violations: string[] = [];
  /** How many attempts of each kind came to what: `bet done`, `withdraw refused 1011`. */
  readonly tally = new Map<string, number>();
  readonly #done = new Map<Intent, Done>();
  readonly #refused = new Map<Intent, number | string>();

  note(intent: Intent, outcome: Outcome): void {
    const code = outcome.type === 'refused' ? ` ${outcome.code}` : '';
    const line = `${intent.kind} ${outcome.type}${code}`;
    this.tally.set(line, (this.tally.get(line) ?? 0) + 1);
    if (outcome.type === 'done') this.#noteDone(intent, outcome);
    if (outcome.type === 'refused') this.#noteRefused(intent, outcome.code);
  }

  /** Whether nobody has to ask about it any more. */
  isSettled(intent: Intent): boolean {
    return this.#done.has(intent) || this.#refused.has(intent);
  }

  /** What was acknowledged with one kind of effect. */
  withEffect(effect: Effect): readonly Done[] {
    return [...this.#done.values()].filter(({ intent }) => intent.effect === effect);
  }

  #noteDone(intent: Intent, { fact, amount, win }: Extract<Outcome, { type: 'done' }>): void {
    const first = this.#done.get(intent);
    if (this.#refused.has(intent)) this.#break(intent, 'was refused before and is done now');
    if (first && (first.fact !== fact || first.amount !== amount || first.win !== win)) {
      this.#break(intent, `was ${first.fact} ${first.amount} and is ${fact} ${amount} now`);
    }
    if (!first) this.#done.set(intent, { intent, fact, amount, win });
  }

  #noteRefused(intent: Intent, code: number | string): void {
    const first = this.#refused.get(intent);
    if (this.#done.has(intent)) this.#break(intent, `was done before and is refused with ${code} now`);
    if (first !== undefined && first !== code) {
      this.#break(intent, `was refused with ${first} and is refused with ${code} now`);
    }
    this.#refused.set(intent, code);
  }

  #break({ kind, key }: Intent, what: string): void {
    this.violations.push(`key ${key} (${kind}) ${what}`);
  }
}
