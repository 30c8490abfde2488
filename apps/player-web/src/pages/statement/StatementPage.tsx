import { useStatement } from '@kislap/api';
import { statementMonths } from '@kislap/domain';
import type { StatementMonth } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AppBar, PageFrame, Section, Select, Stack } from '@kislap/ui';
import { useManilaNow } from '../../clock/useManilaNow';
import { RefreshablePane } from '../../logs/RefreshablePane';
import { go } from '../../navigation/go';
import { goBack } from '../../navigation/goBack';
import { usePageSearch } from '../../navigation/usePageSearch';
import { routes } from '../../routes/routes';
import { useUserId } from '../../session/useUserId';
import { monthIn } from './monthIn';
import { monthText } from './monthText';
import { MovementList } from './MovementList';
import { StatementSums } from './StatementSums';
import { StatementTools } from './StatementTools';

/** A year back, as far as anybody asks in a dispute. */
const MONTHS = 12;

/** The account month by month: what it came to, and every movement of the balance. */
export function StatementPage() {
  const text = useText();
  const months = statementMonths(useManilaNow(), MONTHS);
  const month = monthIn(usePageSearch('statement'), months);
  const show = (next: string) => void go(`${routes.statement.path}?month=${next}`, { replace: true });
  return (
    <PageFrame
      appBar={<AppBar title={text('stmt.title')} back={{ label: text('common.back'), onPress: goBack }} />}
    >
      <Stack gap={4}>
        <Select
          label={text('stmt.month')}
          placeholder={text('stmt.month')}
          value={month?.month ?? ''}
          onValueChange={show}
          options={months.map((one) => ({ value: one.month, label: monthText(text, one) }))}
        />
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
      <Stack gap={4}>
        {!hasFailed && <StatementSums month={month} summary={summary} />}
        <Section title={text('stmt.movements')}>
          {!hasFailed && <StatementTools userId={userId} month={month} />}
          <MovementList log={log} />
        </Section>
      </Stack>
    </RefreshablePane>
  );
}
