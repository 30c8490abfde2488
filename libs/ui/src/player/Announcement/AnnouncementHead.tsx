import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { xBold } from '../../icons/glyphs/xBold';
import { ModalTitle } from '../../patterns/modal/ModalTitle';
import { IconButton } from '../../primitives/IconButton/IconButton';
import {
  close,
  head,
  overline as overlineStyle,
  picture,
  title as titleStyle,
  words,
} from './Announcement.css';

export interface AnnouncementHeadProps {
  readonly overline?: string;
  readonly title: string;
  readonly imageUrl?: string | undefined;
  /** A drawing in place of a picture. */
  readonly art?: ReactNode;
}

/** The picture of an announcement with its title, and the way out. */
export function AnnouncementHead(props: AnnouncementHeadProps & { readonly onClose: () => void }) {
  const { overline, title, imageUrl, art, onClose } = props;
  const text = useText();
  return (
    <div className={head}>
      {art}
      {imageUrl !== undefined && <img className={picture} src={imageUrl} width={684} height={352} alt="" />}
      <div className={words}>
        {overline !== undefined && <p className={overlineStyle}>{overline}</p>}
        <ModalTitle className={titleStyle}>{title}</ModalTitle>
      </div>
      <div className={close}>
        <IconButton glyph={xBold} label={text('common.close')} onClick={onClose} />
      </div>
    </div>
  );
}
