import { useCommission, useCommissionLog, useInviteBonusLog } from '@kislap/api/react';
import type { Commission, CommissionRecord, InviteBonus, InviteBonusSpan } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import {
  addMoney,
  commissionByDay,
  commissionState,
  formatManila,
  manilaDaysBack,
  zeroMoney,
} from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Button,
  ChipGroup,
  Columns,
  FigureTiles,
  IncomeChart,
  IncomeRow,
  Inline,
  Money,
  Row,
  Skeleton,
  Stack,
  StatusTag,
  Surface,
  Tabs,
  Text,
} from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { useIsOnline } from '../../device/useIsOnline';
import { FailedRead, LogList } from './LogList';
import { ToBet } from './ToBet';
import { useReferralClaims } from './useReferralClaims';

interface IncomeTabProps {
  readonly userId: number;
}

/** What the team earned: in sums, over a week, to claim, and row by row. */
export function IncomeTab({ userId }: IncomeTabProps) {
  const text = useText();
  const commission = useCommission(userId);
  const log = useCommissionLog(userId);
  const [list, setList] = useState<'commission' | 'bonuses'>('commission');
  const { data, error, mutate } = commission;
  return (
    <Columns>
      {data === undefined && error !== undefined ? (
        <FailedRead error={error} onRetry={() => void mutate()} />
      ) : (
        <Stack gap={6}>
          <ClaimCommission userId={userId} commission={data} onClaimed={log.refresh} />
          <IncomeFigures commission={data} log={log} />
        </Stack>
      )}
      <Tabs
        label={text('ref.income')}
        look="segmented"
        value={list}
        onValueChange={setList}
        items={[
          { value: 'commission', label: text('ref.commission'), panel: <CommissionList log={log} /> },
          { value: 'bonuses', label: text('ref.bonuses'), panel: <InviteBonusList userId={userId} /> },
        ]}
      />
    </Columns>
  );
}

interface ClaimCommissionProps {
  readonly userId: number;
  /** `undefined` until it is known. */
  readonly commission: Commission | undefined;
  readonly onClaimed: () => Promise<void>;
}

/** The commission that is open, its button, and when more opens. */
function ClaimCommission({ userId, commission, onClaimed }: ClaimCommissionProps) {
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
          {commission !== undefined && <ToBet amount={commission.claimable} />}
          {commission?.nextAt !== undefined && (
            <Text size="cap" tone="muted">
              {text('ref.nextAt', { time: formatManila(commission.nextAt, 'minute') })}
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

interface IncomeFiguresProps {
  /** `undefined` until it is known. */
  readonly commission: Commission | undefined;
  readonly log: RecordLog<CommissionRecord>;
}

/** Today and six days before it: three levels a day fit the first page of the log. */
const DAYS = 7;
const lastDays = () => manilaDaysBack(operatorNow(), DAYS);

/** Today, yesterday and all there ever was, and the way of the last seven days. Unknown is not zero. */
function IncomeFigures({ commission, log }: IncomeFiguresProps) {
  const text = useText();
  const [days] = useState(lastDays);
  const [today = '', yesterday = ''] = days;
  const isLogKnown = !log.isLoading && (log.error === undefined || log.rows.length > 0);
  const rows = commission === undefined ? [] : [...log.rows, { day: today, amount: commission.today }];
  const week =
    commission !== undefined && isLogKnown ? commissionByDay(rows, [...days].reverse()) : undefined;
  const total = (week ?? []).reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney);
  return (
    <Stack gap={2}>
      <FigureTiles
        label={text('ref.income')}
        figures={[
          { term: text('common.today'), amount: commission?.today },
          { term: text('common.yesterday'), amount: week?.find(({ day }) => day === yesterday)?.amount },
          { term: text('ref.incomeTotal'), amount: commission?.total },
        ]}
      />
      <IncomeChart label={text('ref.sevenDays')} days={week} total={total} />
    </Stack>
  );
}

interface CommissionListProps {
  readonly log: RecordLog<CommissionRecord>;
}

/** What each level earned on each day, and how that came about. */
function CommissionList({ log }: CommissionListProps) {
  const text = useText();
  return <LogList log={log} emptyText={text('ref.noIncome')} renderRow={commissionRow} />;
}

function commissionRow({ id: _id, isClaimed, ...row }: CommissionRecord) {
  const now = operatorNow();
  return <IncomeRow isInsideItem {...row} state={commissionState({ day: row.day, isClaimed }, now)} />;
}

interface InviteBonusListProps {
  readonly userId: number;
}

/** Everything that inviting brought, of today or of all time. */
function InviteBonusList({ userId }: InviteBonusListProps) {
  const text = useText();
  const [span, setSpan] = useState<InviteBonusSpan>('ever');
  const log = useInviteBonusLog(userId, span);
  return (
    <Stack gap={4}>
      <ChipGroup
        label={text('ref.span')}
        value={span}
        onValueChange={setSpan}
        options={[
          { value: 'ever', label: text('ref.ever') },
          { value: 'today', label: text('common.today') },
        ]}
      />
      <LogList
        log={log}
        emptyText={text('ref.noBonuses')}
        renderRow={(bonus) => <BonusRow bonus={bonus} />}
      />
    </Stack>
  );
}

function BonusRow({ bonus: { kind, nickname, amount, at, isClaimed } }: { readonly bonus: InviteBonus }) {
  const text = useText();
  return (
    <Row
      isInsideItem
      title={<Money amount={amount} size="amt" sign="always" />}
      value={
        <StatusTag
          status={isClaimed ? 'complete' : 'pending'}
          label={text(isClaimed ? 'promo.claimed' : 'ref.toClaim')}
        />
      }
      caption={nickname === '' ? text(`ref.bonus.${kind}`) : `${text(`ref.bonus.${kind}`)} · ${nickname}`}
      detail={formatManila(at)}
    />
  );
}
