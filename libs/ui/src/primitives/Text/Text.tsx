import type { RecipeVariants } from '@vanilla-extract/recipes';

import type { LayoutProps } from '../elementProps';
import { text } from './Text.css';

type TextProps = LayoutProps &
  RecipeVariants<typeof text> & {
    /** A paragraph unless the text is part of a line. */
    as?: 'p' | 'span' | 'strong' | 'small' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption';
  };

/** Words in one of the sizes and tones of the kit. */
export function Text({
  as: Element = 'p',
  size,
  tone,
  align,
  hasTwoLines,
  isBalanced,
  isStrong,
  isTabular,
  isTruncated,
  isOneLine,
  ...rest
}: TextProps) {
  const className = text({
    size,
    tone,
    align,
    hasTwoLines,
    isBalanced,
    isStrong,
    isTabular,
    isTruncated,
    isOneLine,
  });
  return <Element {...rest} className={className} />;
}
