import type { Statement } from '@kislap/api';
import { formatCount } from '@kislap/domain';
import type { StatementMonth } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { PrintSheet, StatementSheet } from '@kislap/ui';
import { useEffect, useEffectEvent } from 'react';
import { monthText } from './monthText';
import { summaryFacts } from './summaryFacts';

interface PrintedStatementProps {
  readonly userId: number | undefined;
  readonly month: StatementMonth;
  readonly statement: Statement;
  readonly onPrinted: () => void;
}

/** Some forty pages. A month with more is for a spreadsheet. */
const MOST_ROWS = 1000;

/** Opens the printer's dialog with the statement, and is gone when the dialog is. */
export function PrintedStatement({ userId, month, statement, onPrinted }: PrintedStatementProps) {
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
