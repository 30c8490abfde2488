import type { ReactNode } from 'react';

import type { Glyph } from '../../icons/Glyph';
import type { LayoutProps } from '../elementProps';
import { Icon } from '../Icon/Icon';
import { body, mark, note, words } from './Note.css';

export type NoteTone = 'neutral' | 'pending' | 'success' | 'failed';

export type NoteFrameProps = LayoutProps & {
  tone: NoteTone;
  glyph: Glyph;
  children: ReactNode;
  /** A link or a small button after the sentence. */
  action?: ReactNode;
};

/** How a note is drawn, for notes that bring their own drawing and leave the others behind. */
export function NoteFrame({ tone, glyph, children, action, ...rest }: NoteFrameProps) {
  return (
    <div {...rest} className={note[tone]}>
      <span className={mark[tone]}>
        <Icon glyph={glyph} size="md" />
      </span>
      <div className={body}>
        <div className={words}>{children}</div>
        {action}
      </div>
    </div>
  );
}
