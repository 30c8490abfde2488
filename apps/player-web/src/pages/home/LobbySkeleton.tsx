import { Inline, Skeleton, Stack } from '@kislap/ui';

const chips = ['a', 'b', 'c', 'd'] as const;
const tiles = ['a', 'b', 'c'] as const;
const lines = ['first', 'second'] as const;

/** The shape of the game lobby: its shelves and two lines of games. */
export function LobbySkeleton() {
  return (
    <Stack gap={4}>
      <Inline gap={2} isEven>
        {chips.map((chip) => (
          <Skeleton key={chip} shape="chip" />
        ))}
      </Inline>
      <Skeleton shape="title" />
      {lines.map((line) => (
        <Inline key={line} gap={3} align="start" isEven>
          {tiles.map((tile) => (
            <Stack key={tile} gap={2}>
              <Skeleton shape="tile" />
              <Skeleton shape="line" />
              <Skeleton shape="shortLine" />
            </Stack>
          ))}
        </Inline>
      ))}
    </Stack>
  );
}
