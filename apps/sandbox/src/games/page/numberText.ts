import type { DiceTable } from '../dice/DiceTable';

/** A number of a table as it is shown: two ten-sided dice always show two digits. */
export function numberText({ sides }: DiceTable, number: number): string {
  return sides === 100 ? String(number).padStart(2, '0') : String(number);
}
