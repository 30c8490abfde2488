import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AppBar,
  Button,
  EmptyState,
  MaintenanceScene,
  PageFrame,
  ResponsibleLine,
  Stack,
  Text,
} from '@kislap/ui';
import { CsLink } from '../../config/CsLink';
import { HelpLineLink } from '../../config/HelpLineLink';
import { usePageState } from '../../navigation/usePageState';
import { useMaintenance } from './useMaintenance';
import { useProbe } from './useProbe';

/** 'YYYY-MM-DD HH:mm': a plan is no more exact than that. */
const TO_THE_MINUTE = 16;

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
          scene={<MaintenanceScene />}
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
      <HelpMeanwhile />
    </PageFrame>
  );
}

/** No countdown: it is a plan. */
function PlannedEnd({ at }: { readonly at: EpochSeconds }) {
  const text = useText();
  return (
    <Text isStrong isTabular>
      {text('app.maintEnd', { time: formatManila(at).slice(0, TO_THE_MINUTE) })}
    </Text>
  );
}

/** Who needs help needs it also while the site is closed. */
function HelpMeanwhile() {
  return (
    <Stack gap={4}>
      <HelpLineLink variant="tonal" size="sm" />
      <ResponsibleLine />
    </Stack>
  );
}
