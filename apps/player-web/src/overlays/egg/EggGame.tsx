import type { EggInfo } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { EggPicker, OddsList, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { openOverlay } from '../openOverlay';
import { useEgg } from './useEgg';

interface EggGameProps {
  readonly info: EggInfo;
  readonly onClose: () => void;
}

/** Three eggs to choose from, and below them, when asked for, what may be inside and how likely it is. */
export function EggGame({ info, onClose }: EggGameProps) {
  const text = useText();
  const { state, smash, again, openMystery } = useEgg(info);
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
        onClose={onClose}
      />
      {hasOdds && (
        <Stack gap={3}>
          <Text size="sm" tone="muted">
            {text('egg.rules', { max: info.max })}
          </Text>
          <OddsList prizes={info.prizes} />
        </Stack>
      )}
    </Stack>
  );
}
