import { usePlayer } from '@kislap/api';
import { maskPhone } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Avatar,
  desktopDuotone,
  deviceMobileDuotone,
  ErrorState,
  Icon,
  List,
  passwordDuotone,
  Row,
  Section,
  Skeleton,
  userDuotone,
} from '@kislap/ui';
import { openOverlay } from '../../overlays/openOverlay';
import { IdentityRow } from './IdentityRow';

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
