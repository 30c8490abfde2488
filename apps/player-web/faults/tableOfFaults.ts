import type { Expected, NotMade } from './FaultKind';
import { faultKinds, isMade } from './matrix';
import { operationNames } from './operations/Operation';

/** The matrix as a table of Markdown, and below it why some of its cells cannot be made. */
export function tableOfFaults(): string {
  const reasons: string[] = [];
  const cell = (expected: Expected | NotMade): string => {
    if (isMade(expected)) return expected.story.join(' → ');
    if (!reasons.includes(expected.because)) reasons.push(expected.because);
    return `– (${reasons.indexOf(expected.because) + 1})`;
  };
  const line = (columns: readonly string[]): string => `| ${columns.join(' | ')} |`;
  const head = ['', 'fault', 'how it is made', ...operationNames];
  const rows = faultKinds.map(({ id, fault, made, cells }) =>
    line([id, fault, made, ...operationNames.map((operation) => cell(cells[operation]))]),
  );
  const notes = reasons.map((reason, index) => `${index + 1}. ${reason}`);
  return [line(head), line(head.map(() => '---')), ...rows, '', 'Not made:', '', ...notes, ''].join('\n');
}
