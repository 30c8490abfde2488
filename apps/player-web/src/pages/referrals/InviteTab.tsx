import { friendBonusesKey, useInvitation } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { FigureTiles, InviteCard, Note, Stack } from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { copyText } from '../../clipboard/copyText';
import { RefreshablePane } from '../../logs/RefreshablePane';
import { FailedRead } from './FailedRead';
import { FriendBonusList } from './FriendBonusList';
import { HowItWorks } from './HowItWorks';
import { inviteLink } from './inviteLink';
import { useShareInvitation } from './useShareInvitation';

interface InviteTabProps {
  readonly userId: number;
}

/** The player's link, what it has brought, how it works, and the friends who came. */
export function InviteTab({ userId }: InviteTabProps) {
  const text = useText();
  const cache = useSWRConfig();
  const { data: invitation, error, mutate } = useInvitation(userId);
  const link = invitation && inviteLink(invitation.url);
  const share = useShareInvitation(userId, link);
  if (invitation === undefined && error !== undefined) {
    return <FailedRead error={error} onRetry={() => void mutate()} />;
  }
  const refresh = () => Promise.allSettled([mutate(), cache.mutate(friendBonusesKey(userId))]);
  return (
    <RefreshablePane onRefresh={refresh}>
      <Stack gap={6}>
        <InviteCard
          invite={invitation && link ? { code: invitation.code, link } : undefined}
          onCopyCode={() => void copyText(invitation?.code ?? '', text)}
          onCopyLink={() => void copyText(link ?? '', text)}
          onShare={share}
        />
        <FigureTiles
          label={text('ref.figures')}
          figures={[
            { term: text('ref.invited'), count: invitation?.friends },
            { term: text('ref.deposited'), count: invitation?.depositors },
            { term: text('ref.joinedToday'), count: invitation?.joinedToday },
          ]}
        />
        {invitation !== undefined && <HowItWorks rules={invitation.rules} />}
        <FriendBonusList userId={userId} />
        <Note>{text('ref.privacy')}</Note>
      </Stack>
    </RefreshablePane>
  );
}
