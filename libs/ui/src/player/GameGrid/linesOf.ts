/** Tiles in a line of the grid. */
const PER_LINE = 3;

/** Cuts a list into lines of three; the last one may be shorter. */
export function linesOf<Tile>(tiles: readonly Tile[]): readonly (readonly Tile[])[] {
  return Array.from({ length: Math.ceil(tiles.length / PER_LINE) }, (_, index) =>
    tiles.slice(index * PER_LINE, (index + 1) * PER_LINE),
  );
}
