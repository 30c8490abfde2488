import type { LanguageCode } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { LanguagePicker, Logo, Panel, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { addedLanguages } from '../../config/locale/languageNames';
import { currentLocale } from '../../config/locale/locale';
import { rememberLocale } from '../../config/locale/rememberLocale';
import { dirtyFormCount } from '../../navigation/dirtyForms';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** Chooses the language of the app, which then loads anew in it. */
export function LanguageOverlay({ modal }: OverlayProps<'language'>) {
  const text = useText();
  const [locale] = useState(currentLocale);
  const { operatorName } = useRuntimeConfig();

  const mayReload = async (): Promise<boolean> => {
    if (dirtyFormCount() === 0) return true;
    const words = { title: text('lang.formLost'), yes: text('common.continue'), no: text('common.cancel') };
    return (await openOverlay('confirm', words)).type === 'answered';
  };
  const choose = async (chosen: LanguageCode): Promise<void> => {
    if (!(await mayReload())) return;
    rememberLocale(chosen);
    window.location.reload();
  };

  return (
    <Panel
      {...modal}
      side="left"
      title={text('lang.title')}
      closeLabel={text('common.close')}
      footer={<Logo name={operatorName} size="sm" />}
    >
      <Stack gap={4}>
        <LanguagePicker
          value={locale}
          added={addedLanguages()}
          onChange={(chosen) => void choose(chosen)}
          onKeep={() => modal.onDismiss('closeButton')}
        />
        <Text size="cap" tone="muted">
          {text('lang.reloads')}
        </Text>
      </Stack>
    </Panel>
  );
}
