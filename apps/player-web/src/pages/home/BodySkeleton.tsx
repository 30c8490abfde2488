import { Inline, Skeleton, Stack } from '@kislap/ui';
import { LobbySkeleton } from './LobbySkeleton';

/** The shape of home below its head. */
export function BodySkeleton() {
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Skeleton shape="line" />
      </Inline>
      <Skeleton shape="field" />
      <LobbySkeleton />
    </Stack>
  );
}
