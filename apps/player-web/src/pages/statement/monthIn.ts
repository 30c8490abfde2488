import type { StatementMonth } from '@kislap/domain';

/** Which of the months an address asks for; the running one unless it says otherwise. */
export function monthIn(search: string, months: readonly StatementMonth[]): StatementMonth | undefined {
  const asked = new URLSearchParams(search).get('month');
  return months.find(({ month }) => month === asked) ?? months[0];
}
