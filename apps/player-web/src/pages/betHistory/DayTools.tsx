import type { BetQuery } from '@kislap/api';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, chartLineUpDuotone, Inline, Stack } from '@kislap/ui';
import { useState } from 'react';
import { ExportButton } from './ExportButton';
import { MonthOfBets } from './MonthOfBets';

interface DayToolsProps {
  readonly userId: number | undefined;
  readonly now: EpochSeconds;
  readonly query: BetQuery;
}

/** The month as a chart, which asks for nothing before the player wants to see it, and the day as a file. */
export function DayTools({ userId, now, query }: DayToolsProps) {
  const text = useText();
  const [isMonthOpen, setMonthOpen] = useState(false);
  return (
    <Stack gap={2}>
      <Inline gap={2} justify="between" wrap>
        {isMonthOpen ? (
          <span />
        ) : (
          <Button variant="text" size="sm" glyph={chartLineUpDuotone} onClick={() => setMonthOpen(true)}>
            {text('bet.showMonth')}
          </Button>
        )}
        <ExportButton query={query} />
      </Inline>
      {isMonthOpen && <MonthOfBets userId={userId} now={now} />}
    </Stack>
  );
}
