import { useStatement } from '@kislap/api/react';
import type { Movement, StatementSummary } from '@kislap/api';
import type { RecordLog } from '@kislap/api/react';
import { playSessionPauseMs, statementMonths } from '@kislap/domain';
import type { DayKey, StatementMonth } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import {
  AppBar,
  Columns,
  EmptyRecordsScene,
  EmptyState,
  Facts,
  NetChart,
  Note,
  PageFrame,
  Section,
  Select,
  Skeleton,
  Stack,
  StatementRow,
  Text,
  VirtualList,
} from '@kislap/ui';
import { useState } from 'react';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { useManilaNow } from '../../device/clock/operatorNow';
import { errorText } from '../../features/errors/errorText';
import { RefreshablePane, RowSkeletons, logTail, useToastedFailure } from '../../features/records/recordList';
import { go } from '../../navigation/go';
import { goBack } from '../../navigation/go';
import { routes } from '../../navigation/routes/routes';
import { usePageSearch } from '../../navigation/usePageSearch';
import { useUserId } from '../../session/session';
import { StatementTools } from './StatementTools';
import { monthIn, monthText, summaryFacts } from './statementText';

/** A year back, as far as anybody asks in a dispute. */
const MONTHS = 12;

const MINUTE_MS = 60_000;

/** The account month by month: what it came to, and every movement of the balance. */
export function StatementPage() {
  const text = useText();
  const months = statementMonths(useManilaNow(), MONTHS);
  const month = monthIn(usePageSearch('statement'), months);
  const show = (next: string) => void go(`${routes.statement.path}?month=${next}`, { replace: true });
  return (
    <PageFrame
      isWide
      appBar={<AppBar title={text('stmt.title')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <Stack gap={4}>
        <Columns>
          <Select
            label={text('stmt.month')}
            placeholder={text('stmt.month')}
            value={month?.month ?? ''}
            onValueChange={show}
            options={months.map((one) => ({ value: one.month, label: monthText(text, one) }))}
          />
        </Columns>
        {month !== undefined && <StatementOfMonth key={`${month.from} ${month.to}`} month={month} />}
      </Stack>
    </PageFrame>
  );
}

function StatementOfMonth({ month }: { readonly month: StatementMonth }) {
  const text = useText();
  const userId = useUserId();
  const { log, summary } = useStatement(userId, month);
  const hasFailed = summary === undefined && log.error !== undefined;
  return (
    <RefreshablePane onRefresh={() => log.refresh()}>
      <Columns gap={4}>
        {!hasFailed && <StatementSums month={month} summary={summary} />}
        <Stack>
          <Section title={text('stmt.movements')}>
            {!hasFailed && <StatementTools userId={userId} month={month} />}
            <MovementList log={log} />
          </Section>
        </Stack>
      </Columns>
    </RefreshablePane>
  );
}

interface StatementSumsProps {
  readonly month: StatementMonth;
  /** `undefined` until it is known. */
  readonly summary: StatementSummary | undefined;
}

/** What the month came to, and the net of the thirty days that end with it. */
function StatementSums({ month, summary }: StatementSumsProps) {
  const text = useText();
  return (
    <Stack gap={4}>
      <Section title={text('stmt.summary')}>
        <Stack gap={3}>
          {summary === undefined ? <Skeleton shape="card" /> : <Facts facts={summaryFacts(summary, text)} />}
          <Note>{text('stmt.timeWhy', { n: playSessionPauseMs / MINUTE_MS })}</Note>
        </Stack>
      </Section>
      <DaysOfStatement month={month} summary={summary} />
    </Stack>
  );
}

/** Nothing where the operator does not tell the days. */
function DaysOfStatement({ month, summary }: StatementSumsProps) {
  const text = useText();
  const [chosen, setChosen] = useState<DayKey>();
  if (summary !== undefined && summary.days === undefined) return null;
  const last = summary?.to ?? month.to;
  const label = text('stmt.chartTo', { day: dayText(text, last) });
  return (
    <Stack gap={2}>
      <NetChart label={label} days={summary?.days} choice={{ day: chosen ?? last, onChange: setChosen }} />
      <Text size="cap" tone="faint">
        {label}
      </Text>
    </Stack>
  );
}

interface MovementListProps {
  readonly log: RecordLog<Movement>;
}

const ROW_HEIGHT_PX = 80;

/** The movements of a month in each of the states of a list. What is loaded stays when a later page fails. */
function MovementList({ log }: MovementListProps) {
  const text = useText();
  const { error, rows } = log;
  useToastedFailure(error);
  if (rows.length === 0 && error !== undefined) {
    const title = errorText(error, text) ?? text('stmt.failed');
    return <LoadFailed title={title} onRetry={log.retry} />;
  }
  if (log.isLoading) return <RowSkeletons count={6} />;
  if (rows.length === 0) {
    return (
      <EmptyState scene={<EmptyRecordsScene />} title={text('common.noData')} text={text('stmt.emptyText')} />
    );
  }
  return (
    <VirtualList
      items={rows}
      keyOf={({ id }) => String(id)}
      rowHeight={ROW_HEIGHT_PX}
      renderRow={({ kind, at, amount, balanceAfter, gameName }) => (
        <StatementRow isInsideItem {...{ kind, at, amount, balanceAfter, gameName }} />
      )}
      tail={logTail(log, text)}
    />
  );
}
