import { Dialog } from '@kislap/ui';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** A question with a yes and a way out. Answers only when the player says yes. */
export function ConfirmOverlay({
  title,
  detail,
  yes,
  no,
  isPlain = false,
  modal,
  onAnswer,
}: OverlayProps<'confirm'>) {
  return (
    <Dialog
      {...modal}
      title={title}
      {...(detail === undefined ? {} : { text: detail })}
      confirm={{ label: yes, onPress: () => onAnswer('yes'), isPlain }}
      {...(no === undefined ? {} : { cancel: { label: no, onPress: () => modal.onDismiss('closeButton') } })}
    />
  );
}
