import { getOperatorSettings } from '@kislap/api';
import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AppBar, Button, EmptyState, MaintenanceScene, PageFrame, Stack, Text } from '@kislap/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { everyWhileSeen } from '../../device/clock/whileSeen';
import { reportError } from '../../device/errors/reportError';
import { CsLink } from '../../features/help/CsLink';
import { HelpLineLink } from '../../features/help/HelpLinks';
import { go } from '../../navigation/go';
import { usePageState } from '../../navigation/pageState';
import { answerCache } from '../../session/answerCache';
import { useMaintenance } from './readMaintenance';

/**
 * Shown while the operator's server says that it is being worked on. Returns by itself when it is back; whoever came by
 * hand, sent by no answer, finds out at once whether it is.
 */
export function MaintainPage() {
  const text = useText();
  const { returnTo } = usePageState();
  const { isAsking, probe } = useProbe(returnTo);
  const { message, endsAt } = useMaintenance();
  return (
    <PageFrame
      isWhole
      appBar={<AppBar title={text('app.maintTitle')} />}
      sky={
        <EmptyState
          scene={<MaintenanceScene size="large" />}
          title={text('app.maint')}
          heading={2}
          {...(message !== '' && { text: message })}
          {...(endsAt !== undefined && { action: <PlannedEnd at={endsAt} /> })}
        />
      }
      footer={
        <Stack gap={2}>
          <Button isBlock isLoading={isAsking} onClick={() => void probe()}>
            {text('common.retry')}
          </Button>
          <CsLink />
        </Stack>
      }
    >
      {/* It says what it is: it is not customer service. */}
      <HelpLineLink variant="tonal" size="sm" words="rg.helpNamed" />
    </PageFrame>
  );
}

/** No countdown: it is a plan. */
function PlannedEnd({ at }: { readonly at: EpochSeconds }) {
  const text = useText();
  return (
    <Text isStrong isTabular>
      {text('app.maintEnd', { time: formatManila(at, 'minute') })}
    </Text>
  );
}

/** Rarely enough that a whole country of waiting phones does not hold the server down. */
const PROBE_EVERY_MS = 30_000;

/**
 * Asks now and then whether the operator is back, and returns then to where the visitor was.
 *
 * @param returnTo `undefined` for whoever came by hand, sent by no answer: they find out at once
 * @returns whether it is being asked, and the way to ask now
 */
function useProbe(returnTo: string | undefined): {
  readonly isAsking: boolean;
  readonly probe: () => Promise<void>;
} {
  const [isAsking, setAsking] = useState(false);
  const leaveIfOver = async (): Promise<void> => {
    try {
      await getOperatorSettings({ attempts: 1 });
      // Pages that are kept alive were refused meanwhile: they ask again.
      void answerCache.mutate()(() => true);
      await go(returnTo ?? '/', { replace: true });
    } catch (error) {
      reportError(error, 'maintenance');
      // Still closed: the next probe asks again.
    }
  };
  const probe = async (): Promise<void> => {
    setAsking(true);
    await leaveIfOver();
    setAsking(false);
  };
  useRegularly(probe, PROBE_EVERY_MS);
  const probeIfCameByHand = useEffectEvent(() => {
    if (returnTo === undefined) void leaveIfOver();
  });
  useEffect(() => probeIfCameByHand(), []);
  return { isAsking, probe };
}

/** Runs `work` every `everyMs` while the page is seen. */
function useRegularly(work: () => Promise<void>, everyMs: number): void {
  const clock = useClock();
  const run = useEffectEvent(() => void work());
  useEffect(() => everyWhileSeen(clock, everyMs, () => run()), [clock, everyMs]);
}
