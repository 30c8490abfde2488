import { getOperatorSettings } from '@kislap/api';
import { formatManila } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AppBar,
  Button,
  EmptyState,
  LinkButton,
  MaintenanceScene,
  PageFrame,
  phoneDuotone,
  ResponsibleLine,
  Stack,
  Text,
} from '@kislap/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { operatorNow } from '../../clock/operatorNow';
import { CsLink } from '../../config/CsLink';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { go } from '../../navigation/go';
import { useAppLocation } from '../../navigation/useAppLocation';
import { usePageState } from '../../navigation/usePageState';
import { readMaintenance } from './readMaintenance';
import { useRegularly } from './useRegularly';

/** Rarely enough that a whole country of waiting phones does not hold the server down. */
const PROBE_EVERY_MS = 30_000;

/** 'YYYY-MM-DD HH:mm': a plan is no more exact than that. */
const TO_THE_MINUTE = 16;

/**
 * Shown while the operator's server says that it is being worked on. Returns by itself when it is back; whoever came by
 * hand, sent by no answer, finds out at once whether it is.
 */
export function MaintainPage() {
  const text = useText();
  const { returnTo } = usePageState();
  const [isAsking, setAsking] = useState(false);
  const [now, setNow] = useState(operatorNow);
  const { message, endsAt } = readMaintenance(useAppLocation().told, now);

  const leaveIfOver = async (): Promise<void> => {
    try {
      await getOperatorSettings({ attempts: 1 });
      await go(returnTo ?? '/', { replace: true });
    } catch {
      // Still closed: the next probe asks again, and a planned end may have passed.
      setNow(operatorNow());
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

  return (
    <PageFrame
      appBar={<AppBar title={text('app.maintTitle')} />}
      sky={
        <EmptyState
          scene={<MaintenanceScene />}
          title={text('app.maint')}
          heading={2}
          {...(message !== '' && { text: message })}
          action={
            <Stack gap={2}>
              {endsAt !== undefined && (
                <Text size="md" isTabular>
                  {text('app.maintEnd', { time: formatManila(endsAt).slice(0, TO_THE_MINUTE) })}
                </Text>
              )}
              <Button variant="tonal" isLoading={isAsking} onClick={() => void probe()}>
                {text('common.retry')}
              </Button>
              <CsLink />
            </Stack>
          }
        />
      }
    >
      <HelpMeanwhile />
    </PageFrame>
  );
}

/** Who needs help needs it also while the site is closed. */
function HelpMeanwhile() {
  const text = useText();
  const { helpPhone } = useRuntimeConfig();
  return (
    <Stack gap={4}>
      {helpPhone !== '' && (
        <LinkButton href={`tel:${helpPhone}`} variant="tonal" size="sm" glyph={phoneDuotone}>
          {text('rg.help', { phone: helpPhone })}
        </LinkButton>
      )}
      <ResponsibleLine />
    </Stack>
  );
}
