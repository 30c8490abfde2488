import type { StatementMonth } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A month as people say it: 'November 2025'. */
export function monthText(text: TranslateText, { month }: StatementMonth): string {
  const [year = '', ordinal = ''] = month.split('-');
  const number = numbers.find((one) => one === Number(ordinal));
  return number === undefined ? month : text('stmt.monthOf', { month: text(`month.${number}`), year });
}
