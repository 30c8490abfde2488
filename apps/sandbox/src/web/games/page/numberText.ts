import type { DiceTable } from '@kislap/domain/games';

/** A number of a table as it is shown: two ten-sided dice always show two digits. */
export function numberText({ sides }: Pick<DiceTable, 'sides'>, number: number): string {
  return sides === 100 ? String(number).padStart(2, '0') : String(number);
}
