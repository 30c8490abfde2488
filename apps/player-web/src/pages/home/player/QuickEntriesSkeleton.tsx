import { Inline, Skeleton } from '@kislap/ui';

const places = ['a', 'b', 'c', 'd'] as const;

/** The shape of the quick ways. */
export function QuickEntriesSkeleton() {
  return (
    <Inline gap={2} isEven>
      {places.map((place) => (
        <Skeleton key={place} shape="shortcut" />
      ))}
    </Inline>
  );
}
