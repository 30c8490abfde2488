import type { RecipeVariants } from '@vanilla-extract/recipes';

import { Link } from '../../patterns/Link/Link';
import { button } from '../Button/Button.css';
import { ButtonContent } from '../Button/ButtonContent';
import type { ButtonContentProps } from '../Button/ButtonContent';
import type { Closed } from '../Closed';

type LinkButtonProps = Closed<'a', 'href' | 'target'> &
  RecipeVariants<typeof button> &
  Omit<ButtonContentProps, 'isLoading'> & { href: string };

/** Leads somewhere and looks like a button. */
export function LinkButton({ variant, size, isBlock, glyph, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={button({ variant, size, isBlock })}>
      <ButtonContent glyph={glyph}>{children}</ButtonContent>
    </Link>
  );
}
