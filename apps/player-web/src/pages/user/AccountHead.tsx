import type { usePlayer } from '@kislap/api';
import { maskPhone } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  ErrorState,
  gearSixRegular,
  Heading,
  IconButton,
  Inline,
  ProfileHead,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@kislap/ui';
import { copyText } from '../../clipboard/copyText';
import { go } from '../../navigation/go';

interface AccountHeadProps {
  readonly player: ReturnType<typeof usePlayer>;
}

/** The player's face, name, number and standing; before it is known its shape, and a way to try again. */
export function AccountHead({ player: { data: player, error, mutate } }: AccountHeadProps) {
  const text = useText();
  if (player !== undefined) {
    const { nickname, userId, avatarId, vipLevel, phone } = player;
    const phoneTags = phone === '' ? [] : [maskPhone(phone)];
    return (
      <ProfileHead
        nickname={nickname}
        userId={String(userId)}
        avatarId={avatarId}
        standing={{ label: text('user.vip', { level: vipLevel }), href: '/user/vip' }}
        tags={phoneTags}
        onCopyId={() => void copyText(String(userId), text)}
        action={
          <IconButton
            glyph={gearSixRegular}
            label={text('set.title')}
            onClick={() => void go('/user/setting')}
          />
        }
      />
    );
  }
  const retry = { label: text('common.retry'), onPress: () => void mutate() };
  return (
    <>
      <Heading level={1} isFocusTarget>
        <VisuallyHidden>{text('nav.account')}</VisuallyHidden>
      </Heading>
      {error === undefined ? <HeadSkeleton /> : <ErrorState title={text('user.failed')} retry={retry} />}
    </>
  );
}

function HeadSkeleton() {
  return (
    <Inline gap={4}>
      <Skeleton shape="avatar" />
      <Stack gap={2}>
        <Skeleton shape="chip" />
        <Skeleton shape="tag" />
      </Stack>
    </Inline>
  );
}
