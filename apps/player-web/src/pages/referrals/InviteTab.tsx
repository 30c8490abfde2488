import { friendBonusesKey } from '@kislap/api';
import { useFriendBonuses, useInvitation, useInvitationText } from '@kislap/api/react';
import type { FriendBonus, Invitation } from '@kislap/api';
import { formatPeso, safeExternalUrl, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Columns,
  EmptyRecordsScene,
  EmptyState,
  FigureTiles,
  InviteCard,
  Money,
  Note,
  Row,
  Section,
  Skeleton,
  Stack,
  StatusTag,
  StepList,
  VirtualList,
} from '@kislap/ui';
import { useSWRConfig } from 'swr';
import { inLanguage } from '../../config/locale/locale';
import { copyText } from '../../device/clipboard/copyText';
import { RefreshablePane } from '../../features/records/recordList';
import { shareLink } from '../../features/referrals/shareLink';
import { FailedRead } from './LogList';

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
        <Columns>
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
          </Stack>
          {invitation !== undefined && (
            <Stack>
              <HowItWorks rules={invitation.rules} />
            </Stack>
          )}
        </Columns>
        <FriendBonusList userId={userId} />
        <Note>{text('ref.privacy')}</Note>
      </Stack>
    </RefreshablePane>
  );
}

/** The whole address of an invitation. An operator may leave its own origin out; an unsafe address is nothing. */
export function inviteLink(url: string, origin: string = window.location.origin): string | undefined {
  return safeExternalUrl(url, origin);
}

/**
 * Shares the invitation in the operator's words, in the player's language; without words the link goes alone.
 *
 * @returns to be called inside a tap; does nothing until the link is known
 */
function useShareInvitation(userId: number, link: string | undefined): () => void {
  const { data: words } = useInvitationText(userId);
  const text = inLanguage(words?.text ?? '', words?.tagalogText);
  return () => {
    if (link !== undefined) void shareLink({ text, url: link });
  };
}

interface HowItWorksProps {
  readonly rules: Invitation['rules'];
}

/** How inviting works, with the operator's own numbers. */
function HowItWorks({ rules }: HowItWorksProps) {
  const text = useText();
  const { registrationBonus, depositBonus, rates } = rules;
  const [one = 0, two = 0, three = 0] = rates;
  return (
    <Section title={text('ref.how')} size="titleSm">
      <StepList
        steps={[
          text('ref.howRegistered', { amount: formatPeso(registrationBonus) }),
          text('ref.howDeposit', { amount: formatPeso(depositBonus) }),
          text('ref.howCommission', { one, two, three }),
        ]}
      />
    </Section>
  );
}

interface FriendBonusListProps {
  readonly userId: number;
}

const ROW_HEIGHT_PX = 76;

/** What each friend brought. */
function FriendBonusList({ userId }: FriendBonusListProps) {
  const text = useText();
  return (
    <Section title={text('ref.fromFriends')} size="titleSm">
      <Friends userId={userId} />
    </Section>
  );
}

function Friends({ userId }: FriendBonusListProps) {
  const text = useText();
  const { data: bonuses, error, mutate } = useFriendBonuses(userId);
  if (bonuses === undefined) {
    if (error !== undefined) return <FailedRead error={error} onRetry={() => void mutate()} />;
    return (
      <Stack gap={2}>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    );
  }
  if (bonuses.friends.length === 0) {
    return (
      <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={text('ref.startTeam')} />
    );
  }
  const rows = bonuses.friends.map((friend, index) => ({ ...friend, key: String(index) }));
  return (
    <VirtualList
      items={rows}
      keyOf={({ key }) => key}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={(friend) => <FriendRow friend={friend} />}
      tail={{
        state: 'end',
        onReachEnd: () => undefined,
        onRetry: () => undefined,
        texts: { loading: text('common.loading'), retry: text('net.tapRetry'), end: text('common.noMore') },
      }}
    />
  );
}

function FriendRow({ friend }: { readonly friend: FriendBonus }) {
  const text = useText();
  const { nickname, firstDeposit, bonus, isClaimed } = friend;
  return (
    <Row
      isInsideItem
      title={nickname}
      value={<Money amount={bonus} size="amt" sign="always" tone="money" />}
      caption={
        firstDeposit > zeroMoney
          ? text('ref.firstDepositOf', { amount: formatPeso(firstDeposit) })
          : text('ref.noDepositYet')
      }
      detail={
        <StatusTag
          status={isClaimed ? 'complete' : 'pending'}
          label={text(isClaimed ? 'promo.claimed' : 'ref.toClaim')}
        />
      }
    />
  );
}
