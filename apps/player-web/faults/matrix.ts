import type { Expected, FaultKind, NotMade } from './FaultKind';
import { answerFaults } from './kinds/answerFaults';
import { deviceFaults } from './kinds/deviceFaults';
import { lineFaults } from './kinds/lineFaults';
import { strangerFaults } from './kinds/strangerFaults';
import { timeFaults } from './kinds/timeFaults';
import { operationNames } from './operations/Operation';
import type { OperationName } from './operations/Operation';

const numberOf = ({ id }: FaultKind): number => Number(id.slice(1));

/** Every kind of fault, by its number. */
export const faultKinds: readonly FaultKind[] = [
  ...lineFaults,
  ...answerFaults,
  ...timeFaults,
  ...deviceFaults,
  ...strangerFaults,
].sort((left, right) => numberOf(left) - numberOf(right));

/** One operation under one fault. */
export interface Cell {
  readonly kind: FaultKind;
  readonly operation: OperationName;
  readonly expected: Expected;
}

export const isMade = (expected: Expected | NotMade): expected is Expected => 'story' in expected;

/** The short run takes every third kind. */
const everyNthKind = 3;

/** The cells that can be made: all of them, or for every third kind the one that its number chooses. */
export function cellsToRun(isAll: boolean): readonly Cell[] {
  const kinds = faultKinds.filter((kind) => isAll || numberOf(kind) % everyNthKind === 0);
  return kinds.flatMap((kind) => {
    const made = operationNames.flatMap((operation) => {
      const expected = kind.cells[operation];
      return isMade(expected) ? [{ kind, operation, expected }] : [];
    });
    const one = made[numberOf(kind) % made.length];
    return isAll || one === undefined ? made : [one];
  });
}
