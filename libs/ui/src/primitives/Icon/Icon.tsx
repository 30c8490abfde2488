import type { RecipeVariants } from '@vanilla-extract/recipes';

import type { Glyph } from '../../icons/Glyph';
import { icon, tone } from './Icon.css';

type IconProps = RecipeVariants<typeof icon> & {
  /** The drawing. */
  glyph: Glyph;
  /** Spoken name. Leave it out when a word stands next to the icon. */
  label?: string;
};

/** A Phosphor drawing in the colour of the text around it. */
export function Icon({ glyph, label, size }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg viewBox="0 0 256 256" className={icon({ size })} {...spoken}>
      {glyph.tone !== undefined && <path className={tone} d={glyph.tone} />}
      <path d={glyph.line} />
    </svg>
  );
}
