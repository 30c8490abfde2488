import type { RecipeVariants } from '@vanilla-extract/recipes';

import type { LayoutProps } from '../elementProps';
import { inline } from './Inline.css';

type InlineProps = LayoutProps &
  RecipeVariants<typeof inline> & {
    /** The element that says what the group is. */
    as?: 'div' | 'span' | 'ul' | 'li' | 'p' | 'header' | 'footer';
  };

/** Children beside each other with one distance between them. */
export function Inline({
  as: Element = 'div',
  gap,
  align,
  justify,
  wrap,
  isEven,
  isFlush,
  ...rest
}: InlineProps) {
  return <Element {...rest} className={inline({ gap, align, justify, wrap, isEven, isFlush })} />;
}
