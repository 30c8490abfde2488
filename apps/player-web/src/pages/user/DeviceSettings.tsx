import { useText } from '@kislap/i18n';
import { ChipGroup, Icon, List, Row, Section, Stack, Text, translateDuotone } from '@kislap/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { currentLocale } from '../../locale/currentLocale';
import { openOverlay } from '../../overlays/openOverlay';
import { storedKeys } from '../../storage/storedKeys';
import { useStored } from '../../storage/useStored';
import { applyTheme } from '../../theme/applyTheme';

/** How the app looks and speaks on this device. */
export function DeviceSettings() {
  const text = useText();
  const { scheme } = useRuntimeConfig();
  const theme = useStored(storedKeys.theme) ?? 'auto';
  const [locale] = useState(currentLocale);
  return (
    <Section title={text('user.settings')} size="titleSm">
      <Stack gap={4}>
        <List>
          <Row
            media={<Icon glyph={translateDuotone} />}
            title={text('set.language')}
            value={text(`lang.${locale}`)}
            onPress={() => void openOverlay('language', {})}
          />
        </List>
        <Stack gap={2}>
          <Text size="sm" tone="muted" aria-hidden>
            {text('user.theme')}
          </Text>
          <ChipGroup
            label={text('user.theme')}
            value={theme}
            onValueChange={(chosen) => applyTheme(chosen, scheme)}
            options={[
              { value: 'auto', label: text('user.themeAuto') },
              { value: 'dark', label: text('user.themeDark') },
              { value: 'light', label: text('user.themeLight') },
            ]}
          />
        </Stack>
      </Stack>
    </Section>
  );
}
