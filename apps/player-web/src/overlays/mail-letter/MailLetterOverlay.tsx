import { useText } from '@kislap/i18n';
import { ErrorState, IconButton, Overlay, Skeleton, Stack, trashRegular } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import type { OverlayProps } from '../OverlayProps';
import { LetterView } from './LetterView';
import { ReceiveGift } from './ReceiveGift';
import { useLetter } from './useLetter';

/** A message in full. Opening it is reading it; what came with it can be received here. */
export function MailLetterOverlay({ modal, mailId, onChange }: OverlayProps<'mail-letter'>) {
  const text = useText();
  const letter = useLetter(mailId, { onChange, onDeleted: () => modal.onDismiss('closeButton') });
  const { data, error, mutate } = letter.read;
  const isWaiting = data !== undefined && (letter.gift === 'waiting' || letter.gift === 'receiving');
  const trash = letter.canDelete && (
    <IconButton
      glyph={trashRegular}
      label={text('common.delete')}
      isLoading={letter.isDeleting}
      onClick={() => void letter.askDelete()}
    />
  );
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text('mail.title')}
      closeLabel={text('common.close')}
      back={{ label: text('common.back'), onPress: () => modal.onDismiss('closeButton') }}
      action={trash}
      footer={
        isWaiting ? (
          <ReceiveGift letter={data} isReceiving={letter.gift === 'receiving'} onReceive={letter.receive} />
        ) : undefined
      }
    >
      {data !== undefined && <LetterView letter={data} gift={letter.gift} />}
      {data === undefined && error !== undefined && (
        <ErrorState
          title={errorText(error, text) ?? text('net.failed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
      {data === undefined && error === undefined && <LetterSkeleton />}
    </Overlay>
  );
}

function LetterSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="line" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
