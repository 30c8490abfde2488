import { useText } from '@kislap/i18n';

import { level } from '../../patterns/Dialog/Dialog.css';
import { Modal } from '../../patterns/modal/Modal';
import type { ModalState } from '../../patterns/modal/Modal';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { body, hide, surface } from './Announcement.css';
import { AnnouncementHead } from './AnnouncementHead';
import type { AnnouncementHeadProps } from './AnnouncementHead';

interface AnnouncementProps extends ModalState, AnnouncementHeadProps {
  readonly text: string;
  /** Where it leads; without one it only tells. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly isHiddenToday: boolean;
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
    <Modal {...{ isOpen, onDismiss, onExited }} level={level} surface={surface} leavesByOutsideTap>
      <AnnouncementHead {...head} onClose={() => onDismiss('closeButton')} />
      <div className={body}>
        <p>{news}</p>
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
