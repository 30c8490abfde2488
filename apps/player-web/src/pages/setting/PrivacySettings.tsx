import { requestDataExport, saveConsents } from '@kislap/api';
import { useConsents } from '@kislap/api/react';
import type { Consents } from '@kislap/api';
import { useText } from '@kislap/i18n';
import {
  chartLineUpDuotone,
  doorDuotone,
  downloadSimpleDuotone,
  ErrorState,
  Icon,
  List,
  megaphoneDuotone,
  Row,
  Section,
  Skeleton,
  Stack,
  SwitchRow,
  toast,
} from '@kislap/ui';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { downloadFile } from '../../device/native/downloadFile';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import { openOverlay } from '../../navigation/overlays/openOverlay';

interface PrivacySettingsProps {
  readonly userId: number;
}

/** What is done with what the operator knows about the player: nothing beyond the games unless they say so. */
export function PrivacySettings({ userId }: PrivacySettingsProps) {
  const text = useText();
  const exportData = useDataExport();
  return (
    <Section title={text('consent.title')} size="titleSm">
      <Stack gap={3}>
        <ConsentSwitches userId={userId} />
        <List>
          <Row
            media={<Icon glyph={downloadSimpleDuotone} />}
            title={text('export.title')}
            caption={text('export.what')}
            onPress={() => void exportData()}
          />
          <Row
            media={<Icon glyph={doorDuotone} />}
            title={text('closing.title')}
            onPress={() => void openOverlay('close-account', {})}
          />
        </List>
      </Stack>
    </Section>
  );
}

function ConsentSwitches({ userId }: PrivacySettingsProps) {
  const text = useText();
  const { consents, hasFailed, askAgain, agree } = useConsentSwitches(userId);
  if (consents === undefined) {
    const retry = { label: text('common.retry'), onPress: askAgain };
    return hasFailed ? (
      <ErrorState title={text('consent.failed')} retry={retry} />
    ) : (
      <Skeleton shape="card" />
    );
  }
  return (
    <List>
      <SwitchRow
        media={<Icon glyph={megaphoneDuotone} />}
        title={text('consent.marketing')}
        caption={text('consent.marketingWhat')}
        isOn={consents.marketing}
        onToggle={(marketing) => void agree({ marketing })}
      />
      <SwitchRow
        media={<Icon glyph={chartLineUpDuotone} />}
        title={text('consent.analytics')}
        caption={text('consent.analyticsWhat')}
        isOn={consents.analytics}
        onToggle={(analytics) => void agree({ analytics })}
      />
    </List>
  );
}

/** What the player agrees to, and how to change it: the switch moves at once, and back when it was not saved. */
function useConsentSwitches(userId: number) {
  const text = useText();
  const { data: consents, error, mutate } = useConsents(userId);
  const agree = async (changed: Partial<Consents>): Promise<void> => {
    if (consents === undefined) return;
    const wanted = { ...consents, ...changed };
    const save = async (): Promise<Consents> => {
      await saveConsents(wanted);
      return wanted;
    };
    try {
      await mutate(save, { optimisticData: wanted, rollbackOnError: true, revalidate: false });
      toast({ kind: 'success', title: text('consent.saved') });
    } catch (problem) {
      toastError(problem, text);
    }
  };
  return { consents, hasFailed: error !== undefined, askAgain: () => void mutate(), agree };
}

/** Asks for the player's data; the file is fetched by a tap of its own, once it is ready. */
function useDataExport(): () => Promise<unknown> {
  const text = useText();
  const { apiOrigin } = useRuntimeConfig();
  const { mutate } = useMutation<undefined, string>({
    send: () => requestDataExport(),
    onDone: async (url) => {
      const words = { title: text('export.ready'), detail: text('export.readyWhat') };
      const answers = { yes: text('export.download'), no: text('common.cancel') };
      const outcome = await openOverlay('confirm', { ...words, ...answers });
      const origin = apiOrigin === '' ? window.location.origin : apiOrigin;
      if (outcome.type === 'answered') downloadFile(new URL(url, origin).href);
    },
  });
  return () => mutate(undefined);
}
