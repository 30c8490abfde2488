import type { Statement } from '@kislap/api';
import type { StatementMonth } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, exportRegular, Inline, receiptRegular } from '@kislap/ui';
import { useState } from 'react';
import { saveTextFile } from '../../files/saveTextFile';
import { useIsOnline } from '../../shell/useIsOnline';
import { canPrint } from './canPrint';
import { csvOfStatement } from './csvOfStatement';
import { PrintedStatement } from './PrintedStatement';
import { useWholeMonth } from './useWholeMonth';

interface StatementToolsProps {
  readonly userId: number | undefined;
  readonly month: StatementMonth;
}

/** The whole month as a file or on paper: both are made on the device, from all pages of the statement. */
export function StatementTools({ userId, month }: StatementToolsProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const { fetchingFor, fetchFor } = useWholeMonth<'csv' | 'print'>(month);
  const [printed, setPrinted] = useState<Statement>();
  const save = ({ movements }: Statement) =>
    saveTextFile(`statement-${month.month}.csv`, csvOfStatement(movements, text), 'text/csv;charset=utf-8');
  const tool = (purpose: 'csv' | 'print', take: (statement: Statement) => void) => ({
    variant: 'text' as const,
    size: 'sm' as const,
    isLoading: fetchingFor === purpose,
    disabled: !isOnline || fetchingFor !== undefined || printed !== undefined,
    onClick: () => void fetchFor(purpose, take),
  });
  return (
    <Inline gap={2} justify="between" wrap>
      <Button {...tool('csv', save)} glyph={exportRegular}>
        {text('stmt.csv')}
      </Button>
      {canPrint() && (
        <Button {...tool('print', setPrinted)} glyph={receiptRegular}>
          {text('stmt.print')}
        </Button>
      )}
      {printed !== undefined && (
        <PrintedStatement
          {...{ userId, month }}
          statement={printed}
          onPrinted={() => setPrinted(undefined)}
        />
      )}
    </Inline>
  );
}
