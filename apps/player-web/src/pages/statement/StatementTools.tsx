import { getWholeStatement } from '@kislap/api';
import type { Movement, Statement } from '@kislap/api';
import { formatCount, formatManila, pesoText } from '@kislap/domain';
import type { StatementMonth } from '@kislap/domain';
import { movementText, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Button, exportRegular, Inline, PrintSheet, receiptRegular, StatementSheet } from '@kislap/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { csvText } from '../../device/files/csvText';
import { saveTextFile } from '../../device/files/saveTextFile';
import { wrapper } from '../../device/native/wrapper';
import { useIsOnline } from '../../device/useIsOnline';
import { useMutation } from '../../features/mutation/useMutation';
import { monthText, summaryFacts } from './statementText';

/** What a whole month is fetched for. */
type Purpose = 'csv' | 'print';

interface StatementToolsProps {
  readonly userId: number | undefined;
  readonly month: StatementMonth;
}

/** The whole month as a file or on paper: both are made on the device, from all pages of the statement. */
export function StatementTools({ userId, month }: StatementToolsProps) {
  const text = useText();
  const isOnline = useIsOnline();
  const [printed, setPrinted] = useState<Statement>();
  const save = ({ movements }: Statement) =>
    saveTextFile(`statement-${month.month}.csv`, csvOfStatement(movements, text), 'text/csv;charset=utf-8');
  const { isPending, input, mutate } = useMutation<Purpose, Statement>({
    send: () => getWholeStatement(month),
    onDone: (statement, purpose) => (purpose === 'csv' ? save(statement) : setPrinted(statement)),
  });
  const tool = (purpose: Purpose) => ({
    variant: 'text' as const,
    size: 'sm' as const,
    isLoading: isPending && input === purpose,
    disabled: !isOnline || isPending || printed !== undefined,
    onClick: () => void mutate(purpose),
  });
  return (
    <Inline gap={2} justify="between" wrap>
      <Button {...tool('csv')} isAtStart glyph={exportRegular}>
        {text('stmt.csv')}
      </Button>
      {canPrint() && (
        <Button {...tool('print')} isAtEnd glyph={receiptRegular}>
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

/** Whether there is a printer's dialog: browsers have one, the web views of wrappers do not. */
function canPrint(): boolean {
  return wrapper.current() === undefined && typeof window.print === 'function';
}

/** The movements of a statement as a spreadsheet, newest first. Amounts are exact, down to the last decimal. */
export function csvOfStatement(movements: readonly Movement[], text: TranslateText): string {
  const head = [
    text('stmt.time'),
    text('stmt.kind'),
    text('common.amount'),
    text('stmt.balance'),
    text('stmt.ref'),
  ];
  const rows = movements.map(({ at, kind, amount, balanceAfter, reference = '', gameName }) => [
    formatManila(at),
    movementText(text, { kind, gameName }),
    pesoText(amount),
    balanceAfter === undefined ? '' : pesoText(balanceAfter),
    reference,
  ]);
  return csvText([head, ...rows]);
}

interface PrintedStatementProps {
  readonly userId: number | undefined;
  readonly month: StatementMonth;
  readonly statement: Statement;
  readonly onPrinted: () => void;
}

/** Some forty pages. A month with more is for a spreadsheet. */
const MOST_ROWS = 1000;

/** Opens the printer's dialog with the statement, and is gone when the dialog is. */
function PrintedStatement({ userId, month, statement, onPrinted }: PrintedStatementProps) {
  const text = useText();
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const close = () => finish();
    window.addEventListener('afterprint', close);
    // Not at once: the sheet has to be laid out first.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  const isCut = statement.movements.length > MOST_ROWS;
  return (
    <PrintSheet>
      <StatementSheet
        period={monthText(text, month)}
        account={text('stmt.account', { id: String(userId ?? '') })}
        facts={summaryFacts(statement, text)}
        movements={statement.movements.slice(0, MOST_ROWS)}
        note={isCut ? text('stmt.cut', { n: formatCount(MOST_ROWS) }) : undefined}
      />
    </PrintSheet>
  );
}
