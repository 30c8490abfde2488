import { returnFromExclusion } from '@kislap/api';
import type { Away, ReturnWait } from '@kislap/api';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, EmptyState, Note, RestScene, Stack, Text } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { operatorNow } from '../../device/clock/operatorNow';
import { everyWhileSeen } from '../../device/clock/whileSeen';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import { endText } from '../../features/restriction/endText';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { logOut } from '../../session/logOut';

interface ExclusionOverProps {
  readonly away: Away;
  /** Something has changed: what the operator knows is to be asked for again. */
  readonly onChanged: () => unknown;
  /** The player is back. */
  readonly onBack: () => void;
}

/** How far somebody is on the way back. */
type ReturnStage = 'ask' | 'waiting' | 'ready' | 'lapsed';

/** An exclusion has ended, and play needs an act: staying away is always the first choice. */
export function ExclusionOver({ away, onChanged, onBack }: ExclusionOverProps) {
  const text = useText();
  const stage = useReturnStage(away.wait);
  const { isPending, mutate } = useMutation<undefined, ReturnWait | undefined>({
    intentOf: () => `return:${away.until ?? 0}:${stage}:${away.wait?.from ?? 0}`,
    send: (_input, idempotencyKey) => returnFromExclusion({ idempotencyKey }),
    onDone: (wait) => (wait === undefined ? onBack() : onChanged()),
    onFailed: async (error) => {
      toastError(error, text);
      await onChanged();
    },
  });
  return (
    <Stack gap={4}>
      <EmptyState
        scene={<RestScene />}
        heading={1}
        title={text('away.now.over')}
        {...(away.until !== undefined && { text: text('away.since', { time: endText(away.until) }) })}
      />
      <ReturnWords stage={stage} wait={away.wait} />
      <Stack gap={2}>
        <Button isBlock onClick={() => void logOut('/')}>
          {text('away.return.stay')}
        </Button>
        {stage !== 'waiting' && (
          <Button variant="tonal" isBlock isLoading={isPending} onClick={() => void mutate(undefined)}>
            {text(stage === 'ready' ? 'away.return.come' : 'away.return.ask')}
          </Button>
        )}
      </Stack>
      <Text size="sm" tone="muted">
        {text('away.return.quiet')}
      </Text>
      <ExcludeAgain label={text('away.longer.again')} />
    </Stack>
  );
}

/** The way to an exclusion for somebody who is away already. */
export function ExcludeAgain({ label }: { readonly label: string }) {
  return (
    <Button variant="text" isBlock onClick={() => void openOverlay('self-exclusion', { kind: 'exclusion' })}>
      {label}
    </Button>
  );
}

interface ReturnWordsProps {
  readonly stage: ReturnStage;
  readonly wait: ReturnWait | undefined;
}

function ReturnWords({ stage, wait }: ReturnWordsProps) {
  const text = useText();
  if (wait === undefined || stage === 'ask') return <Note>{text('away.return.how')}</Note>;
  const end = endText(wait.lapse);
  if (stage === 'waiting')
    return <Note>{text('away.return.waiting', { time: endText(wait.from), end })}</Note>;
  return <Note>{text(`away.return.${stage}`, { time: end })}</Note>;
}

/** How often it is looked whether a wait is over, or has lapsed. */
const LOOK_MS = 15_000;

function useReturnStage(wait: ReturnWait | undefined): ReturnStage {
  const clock = useClock();
  const [now, setNow] = useState(operatorNow);
  useEffect(() => everyWhileSeen(clock, LOOK_MS, () => setNow(operatorNow())), [clock]);
  return returnStage(wait, now);
}

function returnStage(wait: ReturnWait | undefined, now: EpochSeconds): ReturnStage {
  if (wait === undefined) return 'ask';
  if (now >= wait.lapse) return 'lapsed';
  return now < wait.from ? 'waiting' : 'ready';
}
