import { useCashCheck, usePlayer } from '@kislap/api/react';
import { formatPeso, remainingTurnover, turnoverPercent, zeroMoney } from '@kislap/domain';
import type { Money, Purse } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  BalanceCard,
  Button,
  hourglassMediumDuotone,
  LinkButton,
  Note,
  Stack,
  Text,
  TurnoverGauge,
} from '@kislap/ui';
import { useEffect } from 'react';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { RetryLine } from '../../features/errors/RetryLine';
import { routes } from '../../navigation/routes/routes';
import { useOpenTasks } from '../../features/account/useOpenTasks';

interface WithdrawalStatusProps {
  readonly balance: Money | undefined;
  readonly userId: number | undefined;
  /** It is not known whether a withdrawal has been taken from it. */
  readonly isUnsure?: boolean;
}

/** The balance, and how much still has to be played before it can be withdrawn. Nothing where no balance will come. */
export function WithdrawalStatus({ balance, userId, isUnsure = false }: WithdrawalStatusProps) {
  const text = useText();
  const { data: cash, error, mutate } = useCashCheck(userId);
  const open = useOpenTasks(userId, cash);
  const { error: failure, mutate: askBalance } = usePlayer(userId);
  useEffect(() => {
    if (isUnsure) void askBalance();
  }, [isUnsure, askBalance]);
  const hasNoBalance = failure !== undefined && balance === undefined;
  const remaining = cash === undefined ? undefined : remainingTurnover(cash);
  const isRestricted = remaining !== undefined && remaining > zeroMoney;
  const available = isRestricted ? zeroMoney : balance;
  const known =
    cash === undefined || available === undefined
      ? undefined
      : text('wdw.available', { x: formatPeso(available) });
  if (hasNoBalance) return null;
  return (
    <Stack gap={3}>
      <BalanceCard
        balance={balance}
        note={isUnsure ? text('step.unsure') : known}
        side={<TurnoverGauge size="card" percent={open.status && turnoverPercent(open.status)} />}
      />
      {cash === undefined && error !== undefined && (
        <RetryLine title={text('flow.failed')} onRetry={() => void mutate()} />
      )}
      {open.status === undefined && open.error !== undefined && (
        <RetryLine title={text('flow.failed')} onRetry={() => void open.refresh()} />
      )}
      {isRestricted && <RestrictionNote remaining={remaining} purse={cash?.purse} />}
    </Stack>
  );
}

interface RestrictionNoteProps {
  readonly remaining: Money;
  readonly purse: Purse | undefined;
}

/**
 * What holds the money back: what is left to play, and what of the balance is a bonus. One note with both ways on, so
 * that the amount stays in the first view.
 */
function RestrictionNote({ remaining, purse }: RestrictionNoteProps) {
  const text = useText();
  const given = purse !== undefined && purse.bonus > zeroMoney ? purse : undefined;
  return (
    <Note
      tone="pending"
      glyph={hourglassMediumDuotone}
      actionPlace="below"
      action={
        <>
          <LinkButton variant="text" size="sm" href={routes.turnoverDetails.path}>
            {text('flow.title')}
          </LinkButton>
          {given !== undefined && (
            <Button variant="text" size="sm" onClick={() => void openOverlay('bonus-drop', { purse: given })}>
              {text('wdw.dropBonus')}
            </Button>
          )}
        </>
      }
    >
      {text('wdw.note1', { n: formatPeso(remaining) })}
      {given !== undefined && (
        <Text size="inherit">
          {text('dep.parts', { own: formatPeso(given.own), bonus: formatPeso(given.bonus) })}
        </Text>
      )}
    </Note>
  );
}
