import { lazy, Suspense } from 'react';

import { GameTile } from '../GameTile/GameTile';
import { grid } from './GameGrid.css';
import type { GameGridProps } from './LongGameGrid';

/** Up to here all tiles are in the document; above, only those near the screen. */
const MOST_PLAIN = 60;
/** The tiles that stand in until the code for a long catalogue is here: two screens of them. */
const FIRST_TILES = 24;
/** The tiles of the first screen load their pictures at once. */
const EAGER = 3;

const LongGameGrid = lazy(async () => ({ default: (await import('./LongGameGrid')).LongGameGrid }));

function PlainGrid({ games, ...tile }: GameGridProps) {
  return (
    <div className={grid}>
      {games.map((game, index) => (
        <GameTile key={game.id} game={game} {...tile} isEager={index < EAGER} />
      ))}
    </div>
  );
}

/**
 * Games in lines: three on a phone, six on a wide screen. A long catalogue keeps as few tiles in the document as
 * a short one; the code for that is fetched only then, with the first tiles already in place.
 */
export function GameGrid(props: GameGridProps) {
  if (props.games.length <= MOST_PLAIN) return <PlainGrid {...props} />;
  return (
    <Suspense fallback={<PlainGrid {...props} games={props.games.slice(0, FIRST_TILES)} />}>
      <LongGameGrid {...props} />
    </Suspense>
  );
}
