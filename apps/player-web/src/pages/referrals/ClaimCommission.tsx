import type { Commission } from '@kislap/api';
import { formatManila, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Inline, Money, Skeleton, Stack, Surface, Text } from '@kislap/ui';
import { useIsOnline } from '../../shell/useIsOnline';
import { useReferralClaims } from './useReferralClaims';

interface ClaimCommissionProps {
  readonly userId: number;
  /** `undefined` until it is known. */
  readonly commission: Commission | undefined;
  readonly onClaimed: () => Promise<void>;
}

const HOURS_AND_MINUTES = 16;

/** The commission that is open, its button, and when more opens. */
export function ClaimCommission({ userId, commission, onClaimed }: ClaimCommissionProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const { claiming, claimCommission } = useReferralClaims(userId);
  const isOpen = commission !== undefined && commission.claimable > zeroMoney;
  const claim = async (): Promise<void> => {
    await claimCommission();
    await onClaimed();
  };
  return (
    <Surface as="section" aria-label={text('ref.toClaimNow')}>
      <Inline justify="between" wrap gap={3}>
        <Stack gap={0}>
          <Text size="sm" tone="muted">
            {text('ref.toClaimNow')}
          </Text>
          {commission === undefined ? (
            <Skeleton shape="amount" />
          ) : (
            <Money amount={commission.claimable} size="amtLg" tone="default" />
          )}
          {commission?.nextAt !== undefined && (
            <Text size="cap" tone="muted">
              {text('ref.nextAt', { time: formatManila(commission.nextAt).slice(0, HOURS_AND_MINUTES) })}
            </Text>
          )}
        </Stack>
        <Button
          size="md"
          isLoading={claiming !== undefined}
          disabled={!isOpen || !isOnline}
          onClick={() => void claim()}
        >
          {text('promo.claim')}
        </Button>
      </Inline>
    </Surface>
  );
}
