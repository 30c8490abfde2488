import { useBalance, usePlayer } from '@kislap/api';
import { zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  ErrorState,
  LinkButton,
  Note,
  Overlay,
  Skeleton,
  Stack,
  Text,
  warningCircleDuotone,
} from '@kislap/ui';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { CloseAccountForm } from './CloseAccountForm';
import { MoneyLeft } from './MoneyLeft';

/** Closes the account for good. What stops it is said before anything is typed. */
export function CloseAccountOverlay({ modal }: OverlayProps<'close-account'>) {
  const text = useText();
  const userId = useUserId();
  const { data: balance, error, mutate } = useBalance(userId);
  const { data: player } = usePlayer(userId);
  const isUnknown = balance === undefined;
  return (
    <Overlay {...modal} enters="fromRight" title={text('closing.title')} closeLabel={text('common.close')}>
      <Stack gap={4}>
        <Note tone="pending" glyph={warningCircleDuotone}>
          {text('closing.what')}
        </Note>
        {isUnknown && error === undefined && <Skeleton shape="card" />}
        {isUnknown && error !== undefined && (
          <ErrorState
            title={text('user.balanceFailed')}
            retry={{ label: text('common.retry'), onPress: () => void mutate() }}
          />
        )}
        {!isUnknown && balance > zeroMoney && <MoneyLeft balance={balance} userId={userId} />}
        {!isUnknown && balance <= zeroMoney && <CloseAccountForm hasPassword={player?.phone !== ''} />}
        <Text size="sm" tone="muted">
          {text('closing.rest')}
        </Text>
        <LinkButton href="/responsible-gaming" variant="text" isBlock>
          {text('rg.title')}
        </LinkButton>
      </Stack>
    </Overlay>
  );
}
