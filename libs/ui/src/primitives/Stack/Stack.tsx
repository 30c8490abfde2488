import type { RecipeVariants } from '@vanilla-extract/recipes';

import type { LayoutProps } from '../elementProps';
import { stack } from './Stack.css';

type StackProps = LayoutProps &
  RecipeVariants<typeof stack> & {
    /** The element that says what the group is. */
    as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer';
  };

/** Children under each other with one distance between them. */
export function Stack({ as: Element = 'div', gap, align, ...rest }: StackProps) {
  return <Element {...rest} className={stack({ gap, align })} />;
}
