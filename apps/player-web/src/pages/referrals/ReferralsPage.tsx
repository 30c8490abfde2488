import { PageFrame, ResponsibleLine, Stack } from '@kislap/ui';
import { PlaceBanners } from '../../banners/PlaceBanners';
import { useUserId } from '../../session/useUserId';
import { GuestReferrals } from './GuestReferrals';
import { OwnPlace } from './OwnPlace';
import { PlayerReferrals } from './PlayerReferrals';
import { ReferralsHead } from './ReferralsHead';
import { useReferralsTab } from './useReferralsTab';

/** Inviting friends: the link, the team it brought, what the team earns, and who brought most. */
export function ReferralsPage() {
  const userId = useUserId();
  const { tab, show } = useReferralsTab();
  const isRanking = userId !== undefined && tab === 'ranking';
  return (
    <PageFrame
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
        <ResponsibleLine moreHref="/responsible-gaming" />
      </Stack>
    </PageFrame>
  );
}
