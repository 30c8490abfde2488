import { Skeleton, Stack } from '@kislap/ui';

/** The shape of a short list. */
export function RowSkeletons() {
  return (
    <Stack gap={2}>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </Stack>
  );
}
