import { useEggInfo } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { ErrorState, Sheet, Skeleton } from '@kislap/ui';
import { errorText } from '../../errors/errorText';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { EggGame } from './EggGame';

/** The golden eggs of today. */
export function EggOverlay({ modal }: OverlayProps<'egg'>) {
  const text = useText();
  const { data: info, error, mutate } = useEggInfo(useUserId());
  return (
    <Sheet {...modal} title={text('egg.title')} closeLabel={text('common.close')}>
      {info !== undefined && <EggGame info={info} onClose={() => modal.onDismiss('closeButton')} />}
      {info === undefined && error === undefined && <Skeleton shape="card" />}
      {info === undefined && error !== undefined && (
        <ErrorState
          title={errorText(error, text) ?? text('egg.failed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
    </Sheet>
  );
}
