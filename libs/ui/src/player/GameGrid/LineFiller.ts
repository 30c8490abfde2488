import type { GameTileFacts } from '../GameTile/GameTile';
import { makeTile } from './tileElements';
import type { TileElements, TileWords } from './tileElements';

/** Fills lines of a grid with tiles, and knows which game was pressed. One for each grid. */
export class LineFiller {
  readonly #words: TileWords;
  readonly #hasHearts: boolean;
  readonly #lines = new WeakMap<Element, TileElements[]>();

  constructor(words: TileWords, hasHearts: boolean) {
    this.#words = words;
    this.#hasHearts = hasHearts;
  }

  /** Makes the tiles of a line those of these games: at rest, and while the list runs. */
  fill(line: Element, games: readonly GameTileFacts[]): void {
    let tiles = this.#lines.get(line);
    if (tiles === undefined) {
      line.replaceChildren();
      this.#lines.set(line, (tiles = []));
    }
    for (const [place, game] of games.entries()) {
      const [there, isResting] = [tiles[place], game.isResting === true];
      if (there !== undefined && (there.game().isResting === true) === isResting) {
        there.fill(game);
        continue;
      }
      const made = makeTile(game, { words: this.#words, isResting, hasHeart: this.#hasHearts });
      if (there === undefined) line.append(made.root);
      else there.root.replaceWith(made.root);
      tiles[place] = made;
    }
    for (const { root } of tiles.splice(games.length)) root.remove();
  }

  /** What was pressed in a line: as it is seen, whatever the line showed before. */
  pressed(
    line: Element,
    on: EventTarget | null,
  ): { readonly game: GameTileFacts; readonly isHeart: boolean } | undefined {
    if (!(on instanceof Element)) return undefined;
    const button = on.closest('button');
    const tile = this.#lines.get(line)?.find(({ root }) => button !== null && root.contains(button));
    return button === null || tile === undefined
      ? undefined
      : { game: tile.game(), isHeart: tile.isHeart(button) };
  }
}
