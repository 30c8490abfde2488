import { useText } from '@kislap/i18n';
import {
  ChoiceRow,
  downloadSimpleDuotone,
  eyeSlashRegular,
  Icon,
  List,
  moonDuotone,
  Row,
  Section,
  sparkleDuotone,
  SwitchRow,
  translateDuotone,
} from '@kislap/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { currentLocale } from '../../locale/currentLocale';
import { openOverlay } from '../../overlays/openOverlay';
import { deviceStorage } from '../../storage/deviceStorage';
import { storedKeys } from '../../storage/storedKeys';
import { useStored } from '../../storage/useStored';
import { applyMotion } from '../../theme/applyMotion';
import { applyTheme } from '../../theme/applyTheme';
import { useBalancePrivacy } from '../../user/useBalancePrivacy';

interface DisplaySettingsProps {
  readonly isGuest: boolean;
}

/** How the app looks, moves and speaks on this device. */
export function DisplaySettings({ isGuest }: DisplaySettingsProps) {
  const text = useText();
  const [locale] = useState(currentLocale);
  return (
    <Section title={text('set.display')} size="titleSm">
      <List>
        <Row
          media={<Icon glyph={translateDuotone} />}
          title={text('set.language')}
          value={text(`lang.${locale}`)}
          onPress={() => void openOverlay('language', {})}
        />
        {!isGuest && <PlayerDisplay />}
      </List>
    </Section>
  );
}

function PlayerDisplay() {
  const text = useText();
  const { scheme } = useRuntimeConfig();
  const theme = useStored(storedKeys.theme) ?? scheme;
  const isMotionLess = useStored(storedKeys.motion) === 'less';
  const isDataSaved = useStored(storedKeys.isDataSaved) === 1;
  const { isHidden, toggle } = useBalancePrivacy();
  const saveData = (isOn: boolean) =>
    isOn ? deviceStorage.write(storedKeys.isDataSaved, 1) : deviceStorage.remove(storedKeys.isDataSaved);
  return (
    <>
      <ChoiceRow
        media={<Icon glyph={moonDuotone} />}
        title={text('user.theme')}
        value={theme}
        onValueChange={applyTheme}
        options={[
          { value: 'dark', label: text('user.themeDark') },
          { value: 'light', label: text('user.themeLight') },
          { value: 'auto', label: text('user.themeAuto') },
        ]}
      />
      <SwitchRow
        media={<Icon glyph={sparkleDuotone} />}
        title={text('set.lessMotion')}
        isOn={isMotionLess}
        onToggle={applyMotion}
      />
      <SwitchRow
        media={<Icon glyph={downloadSimpleDuotone} />}
        title={text('set.saver')}
        caption={text('set.saverWhy')}
        isOn={isDataSaved}
        onToggle={saveData}
      />
      <SwitchRow
        media={<Icon glyph={eyeSlashRegular} />}
        title={text('user.hide')}
        isOn={isHidden}
        onToggle={toggle}
      />
    </>
  );
}
