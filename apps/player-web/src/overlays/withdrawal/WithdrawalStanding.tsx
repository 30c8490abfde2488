import { useCashCheck, usePlayer } from '@kislap/api';
import { formatMoney, remainingTurnover, turnoverPercent, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { BalanceCard, hourglassMediumDuotone, LinkButton, Note, Stack, TurnoverGauge } from '@kislap/ui';
import { RetryLine } from '../../errors/RetryLine';
import { routes } from '../../routes/routes';

interface WithdrawalStandingProps {
  readonly balance: Money | undefined;
  readonly userId: number | undefined;
}

/** The balance, and how much still has to be played before it can be withdrawn. Nothing where no balance will come. */
export function WithdrawalStanding({ balance, userId }: WithdrawalStandingProps) {
  const text = useText();
  const { data: cash, error, mutate } = useCashCheck(userId);
  const hasNoBalance = usePlayer(userId).error !== undefined && balance === undefined;
  const remaining = cash === undefined ? undefined : remainingTurnover(cash);
  const isHeldBack = remaining !== undefined && remaining > zeroMoney;
  const available = isHeldBack ? zeroMoney : balance;
  if (hasNoBalance) return null;
  return (
    <Stack gap={3}>
      <BalanceCard
        balance={balance}
        note={
          cash === undefined || available === undefined
            ? undefined
            : text('wdw.available', { x: `₱${formatMoney(available)}` })
        }
        side={<TurnoverGauge size="card" percent={cash === undefined ? undefined : turnoverPercent(cash)} />}
      />
      {cash === undefined && error !== undefined && (
        <RetryLine title={text('flow.failed')} onRetry={() => void mutate()} />
      )}
      {isHeldBack && (
        <Note tone="pending" glyph={hourglassMediumDuotone}>
          {text('wdw.note1', { n: `₱${formatMoney(remaining)}` })} {text('wdw.note2')}
        </Note>
      )}
      {isHeldBack && (
        <LinkButton variant="tonal" size="sm" href={routes.turnoverDetails.path}>
          {text('flow.title')}
        </LinkButton>
      )}
    </Stack>
  );
}
