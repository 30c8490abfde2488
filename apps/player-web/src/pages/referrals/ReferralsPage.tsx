import { useInvitation } from '@kislap/api/react';
import type { Invitation } from '@kislap/api';
import { commissionOf, formatPeso, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  Inline,
  Money,
  Note,
  PageFrame,
  Section,
  Skeleton,
  SkyTitle,
  Stack,
  StepList,
  Tabs,
  Text,
} from '@kislap/ui';
import { useIsOnline } from '../../device/useIsOnline';
import { PlaceBanners } from '../../features/banners/PlaceBanners';
import { appLocation } from '../../navigation/appLocation';
import { go } from '../../navigation/go';
import { usePageSearch } from '../../navigation/usePageSearch';
import { queryText } from '../../navigation/queryText';
import { useUserId } from '../../session/session';
import { IncomeTab } from './IncomeTab';
import { InviteTab } from './InviteTab';
import { OwnPlace, RankingTab } from './RankingTab';
import { TeamTab } from './TeamTab';
import { ToBet } from './ToBet';
import { useReferralClaims } from './useReferralClaims';

/** Inviting friends: the link, the team it brought, what the team earns, and who brought most. */
export function ReferralsPage() {
  const userId = useUserId();
  const { tab, show } = useReferralsTab();
  const isRanking = userId !== undefined && tab === 'ranking';
  return (
    <PageFrame
      isWide
      sky={<ReferralsHead userId={userId} />}
      footer={isRanking ? <OwnPlace userId={userId} /> : undefined}
    >
      <Stack gap={6}>
        {(userId === undefined || tab === 'invite') && <PlaceBanners place="referrals" />}
        {userId === undefined ? (
          <GuestReferrals />
        ) : (
          <PlayerReferrals userId={userId} tab={tab} onTabChange={show} />
        )}
      </Stack>
    </PageFrame>
  );
}

/** The parts of the referrals page, in their order; the first is what an address without a word asks for. */
const referralsTabs = ['invite', 'team', 'income', 'ranking'] as const;

type ReferralsTab = (typeof referralsTabs)[number];

interface ShownTab {
  readonly tab: ReferralsTab;
  readonly show: (tab: ReferralsTab) => void;
}

/** The part of the page that the address asks for (`?tab=team`); a choice takes its place in the address. */
function useReferralsTab(): ShownTab {
  const search = usePageSearch('referrals');
  const asked = new URLSearchParams(search).get('tab');
  const [first] = referralsTabs;
  const show = (chosen: ReferralsTab): void => {
    const { pathname, state } = appLocation.snapshot();
    const query = new URLSearchParams(search);
    if (chosen === first) query.delete('tab');
    else query.set('tab', chosen);
    appLocation.go(pathname + queryText(query), { replace: true, state });
  };
  return { tab: referralsTabs.find((tab) => tab === asked) ?? first, show };
}

interface ReferralsHeadProps {
  /** `undefined` for a guest. */
  readonly userId: number | undefined;
}

/** The title, and for a player what friends have brought, with what of it waits to be claimed. */
function ReferralsHead({ userId }: ReferralsHeadProps) {
  const text = useText();
  const { data: invitation, error } = useInvitation(userId);
  // A failure is told once, on the tab.
  const isHeadShown = error === undefined || invitation !== undefined;
  return (
    <SkyTitle title={text('ref.title')}>
      {userId !== undefined && isHeadShown && <Earned userId={userId} invitation={invitation} />}
    </SkyTitle>
  );
}

interface EarnedProps {
  readonly userId: number;
  readonly invitation: Invitation | undefined;
}

function Earned({ userId, invitation }: EarnedProps) {
  const text = useText();
  return (
    <Stack gap={1}>
      <Inline justify="between" align="end" wrap gap={3}>
        <Stack gap={0}>
          <Text size="sm" tone="muted">
            {text('ref.earnedFromFriends')}
          </Text>
          {invitation === undefined ? (
            <Skeleton shape="amount" />
          ) : (
            <Money amount={invitation.earned} size="amtLg" tone="default" />
          )}
        </Stack>
        {invitation !== undefined && <ClaimBonuses userId={userId} invitation={invitation} />}
      </Inline>
      {invitation !== undefined && <ToBet amount={invitation.claimable} />}
    </Stack>
  );
}

function ClaimBonuses({ userId, invitation: { claimable } }: { userId: number; invitation: Invitation }) {
  const text = useText();
  const isOnline = useIsOnline();
  const { claiming, claimBonuses } = useReferralClaims(userId);
  const isEmpty = claimable <= zeroMoney;
  return (
    <Button
      variant="money"
      size="md"
      isLoading={claiming !== undefined}
      disabled={isEmpty || !isOnline}
      onClick={() => void claimBonuses()}
    >
      {isEmpty ? text('ref.nothingToClaim') : text('ref.claimAmount', { amount: formatPeso(claimable) })}
    </Button>
  );
}

/** Plain numbers to explain with; the operator's own are told after logging in. */
const example = { bets: moneyFromPeso(1000), rate: 0.3 } as const;

/** What inviting is, for who has no link yet. */
function GuestReferrals() {
  const text = useText();
  const earned = commissionOf(example.bets, 1, [example.rate]);
  return (
    <Stack gap={6}>
      <Section title={text('ref.how')} size="titleSm">
        <StepList steps={[text('ref.guestShare'), text('ref.guestBonus'), text('ref.guestCommission')]} />
      </Section>
      <Section title={text('ref.example')} size="titleSm">
        <Note>
          {text('ref.exampleText', {
            rate: example.rate,
            bets: formatPeso(example.bets),
            amount: formatPeso(earned),
          })}
        </Note>
      </Section>
      <Note>{text('ref.privacy')}</Note>
      <Button isBlock onClick={() => void go('/login', { state: { returnTo: '/referrals' } })}>
        {text('ref.loginForLink')}
      </Button>
    </Stack>
  );
}

interface PlayerReferralsProps {
  readonly userId: number;
  readonly tab: ReferralsTab;
  readonly onTabChange: (tab: ReferralsTab) => void;
}

/** The parts of the page; each asks the operator only while it is shown. */
function PlayerReferrals({ userId, tab, onTabChange }: PlayerReferralsProps) {
  const text = useText();
  return (
    <Tabs
      label={text('ref.tabs')}
      value={tab}
      onValueChange={onTabChange}
      items={[
        { value: 'invite', label: text('ref.tab.invite'), panel: <InviteTab userId={userId} /> },
        { value: 'team', label: text('ref.tab.team'), panel: <TeamTab userId={userId} /> },
        { value: 'income', label: text('ref.tab.income'), panel: <IncomeTab userId={userId} /> },
        { value: 'ranking', label: text('ref.tab.ranking'), panel: <RankingTab userId={userId} /> },
      ]}
    />
  );
}
