import type { StatementSummary } from '@kislap/api';
import type { DayKey, StatementMonth } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import { Facts, NetChart, Note, Section, Skeleton, Stack, Text } from '@kislap/ui';
import { useState } from 'react';
import { summaryFacts } from './summaryFacts';

interface StatementSumsProps {
  readonly month: StatementMonth;
  /** `undefined` until it is known. */
  readonly summary: StatementSummary | undefined;
}

/** What the month came to, and the net of the thirty days that end with it. */
export function StatementSums({ month, summary }: StatementSumsProps) {
  const text = useText();
  return (
    <Stack gap={4}>
      <Section title={text('stmt.summary')}>
        <Stack gap={3}>
          {summary === undefined ? <Skeleton shape="card" /> : <Facts facts={summaryFacts(summary, text)} />}
          <Note>{text('stmt.timeWhy')}</Note>
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
