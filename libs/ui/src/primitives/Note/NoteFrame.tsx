import type { ReactNode } from 'react';

import type { Glyph } from '../../icons/Glyph';
import type { LayoutProps } from '../elementProps';
import { Icon } from '../Icon/Icon';
import { body, mark, note, words } from './Note.css';

export type NoteTone = 'neutral' | 'pending' | 'success' | 'failed';

export type NoteFrameProps = LayoutProps & {
  /** How serious it is. */
  tone: NoteTone;
  /** The drawing before the words. */
  glyph: Glyph;
  /** The words. */
  children: ReactNode;
  /** A link or a small button after the sentence; below it there is room for two. */
  action?: ReactNode;
  /** Below, where the sentence needs the whole line. */
  actionPlace?: 'beside' | 'below';
};

/** How a note is drawn, for notes that bring their own drawing and leave the others behind. */
export function NoteFrame({
  tone,
  glyph,
  children,
  action,
  actionPlace = 'beside',
  ...rest
}: NoteFrameProps) {
  return (
    <div {...rest} className={note[tone]}>
      <span className={mark[tone]}>
        <Icon glyph={glyph} size="md" />
      </span>
      <div className={body} data-action={actionPlace}>
        <div className={words}>{children}</div>
        {action}
      </div>
    </div>
  );
}
