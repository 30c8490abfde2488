import { useText } from '@kislap/i18n';

import { Overlay } from '../../patterns/Overlay/Overlay';
import type { ModalState } from '../../patterns/modal/Modal';
import { Button } from '../../primitives/Button/Button';
import { Checkbox } from '../../primitives/Checkbox/Checkbox';
import { Stack } from '../../primitives/Stack/Stack';
import { Text } from '../../primitives/Text/Text';
import { poster } from './Announcement.css';

interface AnnouncementPageProps extends ModalState {
  readonly title: string;
  /** One or two sentences of news; left out where the picture says it all with its title. */
  readonly text?: string | undefined;
  readonly imageUrl?: string | undefined;
  /** Where it leads; without one it only tells. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly isHiddenToday: boolean;
  readonly onHiddenTodayChange: (isHidden: boolean) => void;
}

/** News of the operator that takes the screen by itself. Back and close are there from its first frame on. */
export function AnnouncementPage(props: AnnouncementPageProps) {
  const { title, text: news, imageUrl, action, isHiddenToday, onHiddenTodayChange, ...modal } = props;
  const text = useText();
  const leave = () => modal.onDismiss('closeButton');
  return (
    <Overlay
      {...modal}
      title={title}
      closeLabel={text('common.close')}
      back={{ label: text('common.back'), onPress: leave }}
    >
      <Stack gap={5}>
        {imageUrl !== undefined && <img className={poster} src={imageUrl} width={684} height={352} alt="" />}
        {news !== undefined && <Text tone="muted">{news}</Text>}
        {action !== undefined && (
          <Button isBlock onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        <Checkbox isChecked={isHiddenToday} onCheckedChange={onHiddenTodayChange}>
          {text('notice.hideToday')}
        </Checkbox>
      </Stack>
    </Overlay>
  );
}
