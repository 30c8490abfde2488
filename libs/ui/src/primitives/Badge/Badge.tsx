import type { RecipeVariants } from '@vanilla-extract/recipes';

import type { Glyph } from '../../icons/Glyph';
import { Icon } from '../Icon/Icon';
import { badge } from './Badge.css';

type BadgeProps = RecipeVariants<typeof badge> & {
  /** One word or a number: "Hot", "New", "+3%". */
  label: string;
  /** A drawing before the words. */
  glyph?: Glyph;
};

/** A property of the thing it sits on. */
export function Badge({ label, glyph, tone }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {glyph !== undefined && <Icon glyph={glyph} size="xs" />}
      {label}
    </span>
  );
}
