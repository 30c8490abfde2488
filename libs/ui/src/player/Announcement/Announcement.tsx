import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { xBold } from '../../icons/actions';
import { place } from '../../patterns/Dialog/Dialog.css';
import { Modal, ModalTitle } from '../../patterns/modal/Modal';
import type { ModalState } from '../../patterns/modal/Modal';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { IconButton } from '../../primitives/IconButton/IconButton';
import {
  body,
  close,
  head,
  hide,
  overline as overlineStyle,
  picture,
  surface,
  title as titleStyle,
  words,
} from './Announcement.css';

interface AnnouncementProps extends ModalState, AnnouncementHeadProps {
  /** Left out where the picture says it all with its title. */
  readonly text?: string | undefined;
  /** Where it leads; without one it only tells. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** Whether "not again today" is ticked. */
  readonly isHiddenToday: boolean;
  /** The player ticked or unticked it. */
  readonly onHiddenTodayChange: (isHidden: boolean) => void;
}

/** News of the operator that comes up by itself, at most once a visit. It can be left at once and for the day. */
export function Announcement(props: AnnouncementProps) {
  const {
    isOpen,
    onDismiss,
    onExited,
    text: news,
    action,
    isHiddenToday,
    onHiddenTodayChange,
    ...head
  } = props;
  const text = useText();
  return (
    <Modal {...{ isOpen, onDismiss, onExited }} place={place} surface={surface} leavesByOutsideTap>
      <AnnouncementHead {...head} onClose={() => onDismiss('closeButton')} />
      <div className={body}>
        {news !== undefined && <p>{news}</p>}
        {action !== undefined && (
          <Button isBlock onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        <div className={hide}>
          <Checkbox isChecked={isHiddenToday} onCheckedChange={onHiddenTodayChange}>
            {text('notice.hideToday')}
          </Checkbox>
        </div>
      </div>
    </Modal>
  );
}

interface AnnouncementHeadProps {
  /** What kind of news it is, small above the title. */
  readonly overline?: string;
  /** The news in one line. */
  readonly title: string;
  /** The operator's picture, over the title. */
  readonly imageUrl?: string | undefined;
  /** A drawing in place of a picture. */
  readonly art?: ReactNode;
}

/** The picture of an announcement with its title, and the way out. */
function AnnouncementHead(props: AnnouncementHeadProps & { readonly onClose: () => void }) {
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
