import type { RecipeVariants } from '@vanilla-extract/recipes';

import type { Glyph } from '../../icons/Glyph';
import type { Closed } from '../elementProps';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { count as countStyle, iconButton } from './IconButton.css';

type IconButtonProps = Closed<'button', 'children' | 'aria-label'> &
  RecipeVariants<typeof iconButton> & {
    /** The drawing. */
    glyph: Glyph;
    /** Spoken name; it includes the count ("Mail, 3 unread"). */
    label: string;
    /** Shown over the icon; nothing at zero, "99+" above 99. */
    count?: number;
    /** A spinner stands in place of the drawing, and a press does nothing. */
    isLoading?: boolean;
  };

const shownCount = (count: number) => (count > 99 ? '99+' : String(count));

/** An icon to press: 44 px round, with a spoken name. */
export function IconButton({
  glyph,
  label,
  variant,
  count = 0,
  isLoading = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      {...(isLoading && { 'aria-busy': true })}
      type={type}
      aria-label={label}
      className={iconButton({ variant })}
    >
      {isLoading ? <Spinner /> : <Icon glyph={glyph} />}
      {count > 0 && (
        <span className={countStyle} aria-hidden>
          {shownCount(count)}
        </span>
      )}
    </button>
  );
}
