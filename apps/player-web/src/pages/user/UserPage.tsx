import { usePlayer } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { PageFrame, ResponsibleLine, Stack, Text } from '@kislap/ui';
import { useUserId } from '../../session/useUserId';
import { appVersion } from '../../updates/appVersion';
import { AccountBalance } from './AccountBalance';
import { AccountHead } from './AccountHead';
import { AccountMenu } from './AccountMenu';
import { AccountShortcuts } from './AccountShortcuts';
import { LogOutButton } from './LogOutButton';

/** The player's account: who they are, what they have, and where the rest is. */
export function UserPage() {
  const text = useText();
  const userId = useUserId();
  const player = usePlayer(userId);
  return (
    <PageFrame sky={<AccountHead player={player} />}>
      <Stack gap={6}>
        <AccountBalance userId={userId} />
        <AccountShortcuts />
        <AccountMenu phone={player.data?.phone} />
        <LogOutButton />
        <Stack gap={2}>
          <ResponsibleLine moreHref="/responsible-gaming" />
          <Text size="cap" tone="faint">
            {`${text('user.version')} ${appVersion}`}
          </Text>
        </Stack>
      </Stack>
    </PageFrame>
  );
}
