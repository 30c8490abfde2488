import type { RecipeVariants } from '@vanilla-extract/recipes';

import type { Glyph } from '../../icons/Glyph';
import { button } from '../../primitives/Button/Button.css';
import { ButtonContent } from '../../primitives/Button/Button';
import type { ButtonContentProps } from '../../primitives/Button/Button';
import type { Closed } from '../../primitives/elementProps';
import { Link } from '../Link/Link';

type LinkButtonProps = Closed<'a', 'href' | 'target'> &
  RecipeVariants<typeof button> &
  Omit<ButtonContentProps, 'isLoading' | 'glyphEnd'> & {
    /** Stands after the label: a caret, where words alone lead on. */
    glyphEnd?: Glyph | undefined;
    /** Where it leads. */
    href: string;
  };

/** Leads somewhere and looks like a button. */
export function LinkButton({
  variant,
  size,
  isBlock,
  isAtEnd,
  isAtStart,
  glyph,
  glyphEnd,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={button({ variant, size, isBlock, isAtEnd, isAtStart })}>
      <ButtonContent glyph={glyph} glyphEnd={glyphEnd}>
        {children}
      </ButtonContent>
    </Link>
  );
}
