import type { Glyph } from '../../icons/Glyph';
import { warningCircleFill } from '../../icons/actions';
import { hourglassMediumDuotone, infoDuotone, sparkleDuotone } from '../../icons/menus';
import { NoteFrame } from './NoteFrame';
import type { NoteFrameProps, NoteTone } from './NoteFrame';

const glyphs: Readonly<Record<NoteTone, Glyph>> = {
  neutral: infoDuotone,
  pending: hourglassMediumDuotone,
  success: sparkleDuotone,
  failed: warningCircleFill,
};

type NoteProps = Omit<NoteFrameProps, 'tone' | 'glyph'> & {
  /** How serious it is; says which drawing stands before the sentence. */
  tone?: NoteTone;
  /** A drawing closer to the sentence than the one of the tone. */
  glyph?: Glyph;
};

/** A sentence that belongs to what it stands next to. Pass a `role` when it appears while the player looks on. */
export function Note({ tone = 'neutral', glyph = glyphs[tone], ...rest }: NoteProps) {
  return <NoteFrame {...rest} tone={tone} glyph={glyph} />;
}
