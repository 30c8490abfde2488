import { useBetNets } from '@kislap/api';
import { addMoney, manilaDaysBack, zeroMoney } from '@kislap/domain';
import type { DayKey, EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ErrorState, Facts, LinkButton, Money, NetChart, Stack } from '@kislap/ui';
import { useMemo, useState } from 'react';
import { routes } from '../../routes/routes';

interface MonthOfBetsProps {
  readonly userId: number | undefined;
  readonly now: EpochSeconds;
}

const DAYS = 30;

/** What each of the last 30 days came to, as bars and as a table, with the sum of them. */
export function MonthOfBets({ userId, now }: MonthOfBetsProps) {
  const text = useText();
  const [chosen, setChosen] = useState<DayKey>();
  const days = useMemo(() => manilaDaysBack(now, DAYS).toReversed(), [now]);
  const nets = useBetNets(userId, days);
  if (nets.error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void nets.mutate() };
    return <ErrorState title={text('bet.monthFailed')} retry={retry} />;
  }
  const total = nets.data?.map(({ amount }) => amount).reduce(addMoney, zeroMoney);
  return (
    <Stack gap={2}>
      <NetChart
        label={text('bet.month')}
        days={nets.data}
        choice={{ day: chosen ?? days.at(-1) ?? '', onChange: setChosen }}
      />
      {total !== undefined && (
        <Facts facts={[{ term: text('bet.month'), value: <Money amount={total} sign="always" /> }]} />
      )}
      <LinkButton variant="text" size="sm" href={routes.statement.path}>
        {text('stmt.title')}
      </LinkButton>
    </Stack>
  );
}
