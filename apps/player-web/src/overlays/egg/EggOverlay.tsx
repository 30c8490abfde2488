import { useEggInfo } from '@kislap/api/react';
import type { EggInfo } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EggPicker, ErrorState, OddsList, Sheet, Skeleton, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { errorText } from '../../features/errors/errorText';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';
import { useEgg } from './useEgg';

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

interface EggGameProps {
  readonly info: EggInfo;
  readonly onClose: () => void;
}

/** Three eggs to choose from, the rules below them, and when asked for, what may be inside and how likely it is. */
function EggGame({ info, onClose }: EggGameProps) {
  const text = useText();
  const { state, smash, again, openMystery, receipt } = useEgg(info);
  const [hasOdds, setHasOdds] = useState(false);
  return (
    <Stack gap={4}>
      <EggPicker
        state={state}
        onSmash={(egg) => void smash(egg)}
        onAgain={again}
        onOpenMystery={openMystery}
        onDeposit={() => void openOverlay('deposit', {})}
        onOdds={() => setHasOdds(!hasOdds)}
        onReceipt={receipt && (() => void openOverlay('receipt', receipt))}
        onClose={onClose}
      />
      <Text size="sm" tone="muted">
        {text('egg.rules', { max: info.max })}
      </Text>
      {hasOdds && <OddsList prizes={info.prizes} />}
    </Stack>
  );
}
