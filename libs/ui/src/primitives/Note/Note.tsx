import type { ReactNode } from 'react';

import type { Glyph } from '../../icons/Glyph';
import { hourglassMediumDuotone } from '../../icons/glyphs/hourglassMediumDuotone';
import { infoDuotone } from '../../icons/glyphs/infoDuotone';
import { sparkleDuotone } from '../../icons/glyphs/sparkleDuotone';
import { warningCircleFill } from '../../icons/glyphs/warningCircleFill';
import { Icon } from '../Icon/Icon';
import type { LayoutProps } from '../LayoutProps';
import { body, mark, note, words } from './Note.css';

const glyphs = {
  neutral: infoDuotone,
  pending: hourglassMediumDuotone,
  success: sparkleDuotone,
  failed: warningCircleFill,
} as const;

type NoteProps = LayoutProps & {
  tone?: keyof typeof glyphs;
  /** A drawing closer to the sentence than the one of the tone. */
  glyph?: Glyph;
  children: ReactNode;
  /** A link or a small button after the sentence. */
  action?: ReactNode;
};

/** A sentence that belongs to what it stands next to. Pass a `role` when it appears while the player looks on. */
export function Note({ tone = 'neutral', glyph, children, action, ...rest }: NoteProps) {
  return (
    <div {...rest} className={note[tone]}>
      <span className={mark[tone]}>
        <Icon glyph={glyph ?? glyphs[tone]} size="md" />
      </span>
      <div className={body}>
        <div className={words}>{children}</div>
        {action}
      </div>
    </div>
  );
}
