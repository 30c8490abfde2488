import type { Glyph } from '../../icons/Glyph';
import type { Closed } from '../elementProps';
import { Icon } from '../Icon/Icon';
import { chip } from './Chip.css';

type ChipProps = Closed<'button', 'aria-pressed'> & {
  /** A drawing before the words. */
  glyph?: Glyph;
  /** Is the filter on? Leave it out for a chip that only opens something. */
  isSelected?: boolean;
};

/** A filter that is on or off by itself. */
export function Chip({ glyph, isSelected, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      {...(isSelected !== undefined && { 'aria-pressed': isSelected })}
      data-selected={isSelected === true}
      data-disabled={rest.disabled === true}
      className={chip({ shape: 'pill' })}
    >
      {glyph !== undefined && <Icon glyph={glyph} size="xs" />}
      {children}
    </button>
  );
}
