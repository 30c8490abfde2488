import type { RecipeVariants } from '@vanilla-extract/recipes';

import { skeleton } from './Skeleton.css';

type SkeletonProps = NonNullable<RecipeVariants<typeof skeleton>>;

/** Capiz panes in the place of something that is on its way. */
export function Skeleton({ shape }: SkeletonProps) {
  return <span className={skeleton({ shape })} aria-hidden />;
}
