import type { RecipeVariants } from '@vanilla-extract/recipes';

import type { LayoutProps } from '../elementProps';
import { surface } from './Surface.css';

type SurfaceProps = LayoutProps &
  RecipeVariants<typeof surface> & {
    /** The element it is, for its meaning. */
    as?: 'div' | 'section' | 'article' | 'li';
  };

/** A card: the plane that things of one kind stand on. */
export function Surface({
  as: Element = 'div',
  plane,
  padding,
  isFestive,
  isClipped,
  ...rest
}: SurfaceProps) {
  return <Element {...rest} className={surface({ plane, padding, isFestive, isClipped })} />;
}
