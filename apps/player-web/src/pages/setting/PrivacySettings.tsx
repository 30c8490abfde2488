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
} from '@kislap/ui';
import { openOverlay } from '../../overlays/openOverlay';
import { useConsentSwitches } from './useConsentSwitches';
import { useDataExport } from './useDataExport';

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
