import { useText } from '@kislap/i18n';
import {
  AppBar,
  ChoiceRow,
  downloadSimpleDuotone,
  eyeSlashRegular,
  Icon,
  List,
  moonDuotone,
  PageFrame,
  Row,
  Section,
  sparkleDuotone,
  Stack,
  SwitchRow,
  translateDuotone,
} from '@kislap/ui';
import { useState } from 'react';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import { languageName } from '../../config/locale/languageNames';
import { currentLocale } from '../../config/locale/locale';
import { applyMotion } from '../../config/theme/theme';
import { applyTheme } from '../../config/theme/theme';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import { useStored } from '../../device/storage/useStored';
import { LogOutButton } from '../../features/account/LogOutButton';
import { useBalancePrivacy } from '../../features/account/useBalancePrivacy';
import { goBack } from '../../navigation/go';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';
import { AboutApp } from './AboutApp';
import { AccountSettings, SavedAccounts } from './AccountSettings';
import { PrivacySettings } from './PrivacySettings';

/** Everything a player can set. A guest sees what concerns the device alone. */
export function SettingPage() {
  const text = useText();
  const userId = useUserId();
  const isGuest = userId === undefined;
  return (
    <PageFrame
      appBar={<AppBar title={text('set.title')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <Stack gap={6}>
        {!isGuest && <AccountSettings userId={userId} />}
        {!isGuest && <SavedAccounts userId={userId} />}
        <DisplaySettings isGuest={isGuest} />
        {!isGuest && <PrivacySettings userId={userId} />}
        <AboutApp isGuest={isGuest} />
        {!isGuest && <LogOutButton />}
      </Stack>
    </PageFrame>
  );
}

interface DisplaySettingsProps {
  readonly isGuest: boolean;
}

/** How the app looks, moves and speaks on this device. */
function DisplaySettings({ isGuest }: DisplaySettingsProps) {
  const text = useText();
  const [locale] = useState(currentLocale);
  return (
    <Section title={text('set.display')} size="titleSm">
      <List>
        <Row
          media={<Icon glyph={translateDuotone} />}
          title={text('set.language')}
          value={languageName(locale)}
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
