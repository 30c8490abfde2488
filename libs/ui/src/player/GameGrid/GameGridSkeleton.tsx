import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Stack } from '../../primitives/Stack/Stack';
import { grid } from './GameGrid.css';

const places = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The shape of a grid that is on its way: two lines on a phone, one on a wide screen. */
export function GameGridSkeleton() {
  return (
    <div className={grid}>
      {places.map((place) => (
        <Stack key={place} gap={2}>
          <Skeleton shape="tile" />
          <Skeleton shape="line" />
          <Skeleton shape="shortLine" />
        </Stack>
      ))}
    </div>
  );
}
