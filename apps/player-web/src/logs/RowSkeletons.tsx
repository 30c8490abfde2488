import { Skeleton, Stack } from '@kislap/ui';

interface RowSkeletonsProps {
  readonly count: number;
}

/** The shape of a list before its rows are known. */
export function RowSkeletons({ count }: RowSkeletonsProps) {
  return (
    <Stack gap={2}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} shape="row" />
      ))}
    </Stack>
  );
}
