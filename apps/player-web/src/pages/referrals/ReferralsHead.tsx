import { useInvitation } from '@kislap/api';
import type { Invitation } from '@kislap/api';
import { formatMoney, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Inline, Money, Skeleton, SkyTitle, Stack, Text } from '@kislap/ui';
import { useIsOnline } from '../../shell/useIsOnline';
import { useReferralClaims } from './useReferralClaims';

interface ReferralsHeadProps {
  /** `undefined` for a guest. */
  readonly userId: number | undefined;
}

/** The title, and for a player what friends have brought, with what of it waits to be claimed. */
export function ReferralsHead({ userId }: ReferralsHeadProps) {
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
  );
}

function ClaimBonuses({ userId, invitation: { claimable } }: { userId: number; invitation: Invitation }) {
  const text = useText();
  const isOnline = useIsOnline();
  const { claiming, claimBonuses } = useReferralClaims(userId);
  const isEmpty = claimable <= zeroMoney;
  return (
    <Button
      size="md"
      isLoading={claiming !== undefined}
      disabled={isEmpty || !isOnline}
      onClick={() => void claimBonuses()}
    >
      {isEmpty
        ? text('ref.nothingToClaim')
        : text('ref.claimAmount', { amount: `₱${formatMoney(claimable)}` })}
    </Button>
  );
}
