import type { Movement } from '@kislap/api';
import { formatManila, pesoText } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { csvText } from '../../files/csvText';

/** The movements of a statement as a spreadsheet, newest first. Amounts are exact, down to the last decimal. */
export function csvOfStatement(movements: readonly Movement[], text: TranslateText): string {
  const head = [
    text('stmt.time'),
    text('stmt.kind'),
    text('common.amount'),
    text('stmt.balance'),
    text('stmt.ref'),
  ];
  const rows = movements.map(({ at, kind, amount, balanceAfter, reference = '' }) => [
    formatManila(at),
    text(`stmt.${kind}`),
    pesoText(amount),
    balanceAfter === undefined ? '' : pesoText(balanceAfter),
    reference,
  ]);
  return csvText([head, ...rows]);
}
