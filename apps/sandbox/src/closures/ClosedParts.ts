import type { ListedGame } from '../catalogue/gameListing';
import type { closedPart } from '../database/tables/closedPart';

type Part = typeof closedPart.$inferSelect;

/** What the operator has closed at one instant. */
export class ClosedParts {
  readonly #closed: ReadonlySet<string>;

  constructor(parts: readonly Part[]) {
    this.#closed = new Set(parts.map(({ kind, code }) => `${kind}:${code}`));
  }

  has(kind: Part['kind'], code: string): boolean {
    return this.#closed.has(`${kind}:${code}`);
  }

  /** A game is closed by itself or with everything of its studio. */
  hasGame({ code, studio }: Pick<ListedGame, 'code' | 'studio'>): boolean {
    return this.has('game', code) || this.has('studio', studio);
  }
}
