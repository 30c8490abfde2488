import type { usePlayer } from '@kislap/api';
import { maskPhone } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ErrorState, Heading, Inline, ProfileHead, Skeleton, Stack, VisuallyHidden } from '@kislap/ui';
import { copyText } from '../../clipboard/copyText';

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
        tags={[text('user.vip', { level: vipLevel }), ...phoneTags]}
        onCopyId={() => void copyText(String(userId), text)}
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
