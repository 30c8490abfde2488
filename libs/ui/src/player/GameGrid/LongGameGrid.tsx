import { useText } from '@kislap/i18n';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';

import { VirtualRows } from '../../patterns/VirtualList/VirtualRows';
import { widths } from '../../theme/styleRules';
import type { GameTileFacts } from '../GameTile/GameTile';
import { line as lineStyle } from './GameGrid.css';
import { LineFiller } from './LineFiller';
import { tileWords } from './tileElements';

/** What a grid of games is given, long or short. */
export interface GameGridProps {
  /** What is shown, in order. */
  readonly games: readonly GameTileFacts[];
  /** The player pressed a game, named by its id. */
  readonly onOpen: (id: string) => void;
  /** The player pressed a game's heart; without it no hearts are drawn. */
  readonly onToggleFavorite?: ((id: string) => void) | undefined;
}

/** Height of a line at the width of the drawings, px: picture, two lines of text and the distance. */
const LINE_PX = 222;

/**
 * The games of a long catalogue, with only the lines near the screen in the document. React draws the lines and no tile:
 * three of them take a slow phone longer than a frame lasts.
 */
export function LongGameGrid({ games, onOpen, onToggleFavorite }: GameGridProps) {
  const text = useText();
  const perLine = useTilesPerLine();
  const lines = useMemo(() => linesOf(games, perLine), [games, perLine]);
  const hasHearts = onToggleFavorite !== undefined;
  const filler = useMemo(() => new LineFiller(tileWords(text), hasHearts), [text, hasHearts]);
  const renderRow = useCallback(
    (tiles: readonly GameTileFacts[]) => (
      <Line tiles={tiles} filler={filler} onOpen={onOpen} onToggleFavorite={onToggleFavorite} />
    ),
    [filler, onOpen, onToggleFavorite],
  );
  const refillRow = useCallback(
    (row: HTMLElement, tiles: readonly GameTileFacts[]): boolean => {
      const [line] = row.children;
      if (line !== undefined) filler.fill(line, tiles);
      return line !== undefined;
    },
    [filler],
  );
  return (
    <VirtualRows
      // Lines of another length are another list.
      key={perLine}
      items={lines}
      keyOf={keyOf}
      rowHeight={LINE_PX}
      renderRow={renderRow}
      refillRow={refillRow}
    />
  );
}

interface LineProps extends Omit<GameGridProps, 'games'> {
  readonly tiles: readonly GameTileFacts[];
  readonly filler: LineFiller;
}

/** A line of tiles, which are no elements of React's. */
function Line({ tiles, filler, onOpen, onToggleFavorite }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (line.current !== null) filler.fill(line.current, tiles);
  }, [filler, tiles]);
  const press = useEffectEvent((element: Element, on: EventTarget | null) => {
    const pressed = filler.pressed(element, on);
    if (pressed?.isHeart === true) onToggleFavorite?.(pressed.game.id);
    else if (pressed !== undefined) onOpen(pressed.game.id);
  });
  useEffect(() => {
    const element = line.current;
    if (element === null) return undefined;
    const hear = ({ target }: Event): void => press(element, target);
    element.addEventListener('click', hear);
    return () => element.removeEventListener('click', hear);
  }, []);
  return <div ref={line} className={lineStyle} />;
}

const keyOf = (tiles: readonly GameTileFacts[]): string => tiles[0]?.id ?? '';

/** As the styles of the grid have it. */
const tilesPerLine = (): number => (window.innerWidth >= widths.halves ? 6 : 3);

function followWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** How many tiles a line of the grid has at the width of the screen. */
const useTilesPerLine = (): number => useSyncExternalStore(followWidth, tilesPerLine, () => 3);

/** Cuts a list into lines; the last one may be shorter. */
export function linesOf<Tile>(tiles: readonly Tile[], perLine: number): readonly (readonly Tile[])[] {
  return Array.from({ length: Math.ceil(tiles.length / perLine) }, (_, index) =>
    tiles.slice(index * perLine, (index + 1) * perLine),
  );
}
