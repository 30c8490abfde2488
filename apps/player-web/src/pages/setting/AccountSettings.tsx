import { useIdentityCheck, useOperatorSettings, usePlayer, useSavedBanks } from '@kislap/api/react';
import { maskAccount, maskPhone } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Avatar,
  Button,
  desktopDuotone,
  deviceMobileDuotone,
  ErrorState,
  Icon,
  identificationCardDuotone,
  List,
  passwordDuotone,
  PayMark,
  Row,
  Section,
  Skeleton,
  Text,
  userDuotone,
} from '@kislap/ui';
import { bankMark } from '../../features/banks/bankMark';
import { useForgetBank } from '../../features/orders/useForgetBank';
import { openOverlay } from '../../navigation/overlays/openOverlay';

interface AccountSettingsProps {
  readonly userId: number;
}

/** Who the player is for the operator. */
export function AccountSettings({ userId }: AccountSettingsProps) {
  const text = useText();
  const { data: player, error, mutate } = usePlayer(userId);
  return (
    <Section title={text('set.account')} size="titleSm">
      {player === undefined && error === undefined && <Skeleton shape="card" />}
      {player === undefined && error !== undefined && (
        <ErrorState
          title={text('user.failed')}
          retry={{ label: text('common.retry'), onPress: () => void mutate() }}
        />
      )}
      {player !== undefined && (
        <List>
          <Row
            mediaSize="picture"
            media={<Avatar id={player.avatarId} size={40} />}
            title={text('set.avatar')}
            onPress={() => void openOverlay('avatar', { avatarId: player.avatarId })}
          />
          <Row media={<Icon glyph={userDuotone} />} title={text('set.nickname')} value={player.nickname} />
          <PhoneRow phone={player.phone} />
          <IdentityRow userId={userId} />
          {player.phone !== '' && (
            <Row
              media={<Icon glyph={passwordDuotone} />}
              title={text('set.password')}
              onPress={() => void openOverlay('change-password', {})}
            />
          )}
          <Row
            media={<Icon glyph={desktopDuotone} />}
            title={text('session.title')}
            onPress={() => void openOverlay('sessions', {})}
          />
        </List>
      )}
    </Section>
  );
}

/** A bound phone is only shown: to change it, customer service has to look who asks. */
function PhoneRow({ phone }: { readonly phone: string }) {
  const text = useText();
  const media = <Icon glyph={deviceMobileDuotone} />;
  if (phone !== '') return <Row media={media} title={text('set.phone')} value={maskPhone(phone)} />;
  return <Row media={media} title={text('bind.title')} onPress={() => void openOverlay('bind-phone', {})} />;
}

interface IdentityRowProps {
  readonly userId: number;
}

/** How far the identity check is, and the way to it. Its state is left out while it is not known. */
function IdentityRow({ userId }: IdentityRowProps) {
  const text = useText();
  const state = useIdentityCheck(userId).data?.state;
  return (
    <Row
      media={<Icon glyph={identificationCardDuotone} />}
      title={text('kyc.row')}
      value={state === undefined ? undefined : text(`kyc.state.${state}`)}
      onPress={() => void openOverlay('identity', {})}
    />
  );
}

interface SavedAccountsProps {
  readonly userId: number;
}

/** Where the player's withdrawals went. The operator keeps them until they are removed. */
export function SavedAccounts({ userId }: SavedAccountsProps) {
  const text = useText();
  const { data: banks, error, mutate } = useSavedBanks(userId);
  const canForget = useOperatorSettings().data?.tellsOrders === true;
  const forget = useForgetBank(() => void mutate());
  if (banks === undefined && error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void mutate() };
    return <ErrorState title={text('set.savedFailed')} retry={retry} />;
  }
  return (
    <Section title={text('set.savedAccounts')} size="titleSm">
      {banks === undefined && <Skeleton shape="row" />}
      {banks?.length === 0 && (
        <Text size="sm" tone="muted">
          {text('set.savedNone')}
        </Text>
      )}
      {banks !== undefined && banks.length > 0 && (
        <List label={text('set.savedAccounts')}>
          {banks.map(({ bankCode, accountNumber }) => (
            <Row
              key={`${bankCode} ${accountNumber}`}
              media={<PayMark mode={bankMark(bankCode)} bank={bankCode} />}
              title={bankCode}
              value={maskAccount(accountNumber)}
              {...(canForget && {
                action: (
                  <Button
                    variant="text"
                    size="sm"
                    aria-label={`${text('set.removeAccount')}: ${bankCode} ${maskAccount(accountNumber)}`}
                    onClick={() => void forget({ bankCode, accountNumber })}
                  >
                    {text('set.removeAccount')}
                  </Button>
                ),
              })}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
