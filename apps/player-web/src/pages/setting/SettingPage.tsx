import { useText } from '@kislap/i18n';
import { AppBar, PageFrame, ResponsibleLine, Stack } from '@kislap/ui';
import { goBack } from '../../navigation/goBack';
import { useUserId } from '../../session/useUserId';
import { LogOutButton } from '../user/LogOutButton';
import { AboutApp } from './AboutApp';
import { AccountSettings } from './AccountSettings';
import { DisplaySettings } from './DisplaySettings';
import { PrivacySettings } from './PrivacySettings';
import { SavedAccounts } from './SavedAccounts';

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
        <ResponsibleLine moreHref="/responsible-gaming" />
      </Stack>
    </PageFrame>
  );
}
