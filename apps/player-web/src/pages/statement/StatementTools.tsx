import { getWholeStatement } from '@kislap/api';
import type { Statement } from '@kislap/api';
import type { StatementMonth } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, exportRegular, Inline, receiptRegular } from '@kislap/ui';
import { useState } from 'react';
import { toastError } from '../../errors/toastError';
import { saveTextFile } from '../../files/saveTextFile';
import { useIsOnline } from '../../shell/useIsOnline';
import { canPrint } from './canPrint';
import { csvOfStatement } from './csvOfStatement';
import { PrintedStatement } from './PrintedStatement';

interface StatementToolsProps {
  readonly userId: number | undefined;
  readonly month: StatementMonth;
}

/** The whole month as a file or on paper: both are made on the device, from all pages of the statement. */
export function StatementTools({ userId, month }: StatementToolsProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const [making, setMaking] = useState<'csv' | 'print'>();
  const [printed, setPrinted] = useState<Statement>();
  const make = async (what: 'csv' | 'print', use: (statement: Statement) => void): Promise<void> => {
    setMaking(what);
    try {
      use(await getWholeStatement(month));
    } catch (error) {
      toastError(error, text);
    } finally {
      setMaking(undefined);
    }
  };
  const save = ({ movements }: Statement) =>
    saveTextFile(`statement-${month.month}.csv`, csvOfStatement(movements, text), 'text/csv;charset=utf-8');
  const isIdle = isOnline && making === undefined && printed === undefined;
  const button = { variant: 'text', size: 'sm' } as const;
  return (
    <Inline gap={2} justify="between" wrap>
      <Button
        {...button}
        glyph={exportRegular}
        isLoading={making === 'csv'}
        disabled={!isIdle}
        onClick={() => void make('csv', save)}
      >
        {text('stmt.csv')}
      </Button>
      {canPrint() && (
        <Button
          {...button}
          glyph={receiptRegular}
          isLoading={making === 'print'}
          disabled={!isIdle}
          onClick={() => void make('print', setPrinted)}
        >
          {text('stmt.print')}
        </Button>
      )}
      {printed !== undefined && (
        <PrintedStatement
          userId={userId}
          month={month}
          statement={printed}
          onPrinted={() => setPrinted(undefined)}
        />
      )}
    </Inline>
  );
}
