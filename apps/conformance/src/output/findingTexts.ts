import type { CheckFindings } from './findingsOf';
import { checkById } from '../checks/checkById';

const shownCalls = 8;

/** One finding as lines of text: what happened to which calls, why it matters, what to do. */
export function findingTexts({ check, severity, failed }: CheckFindings): readonly string[] {
  const { title, why, advice } = checkById(check);
  const shown = failed.slice(0, shownCalls).map(({ call, detail }) => `    ${call}: ${detail}`);
  const more = failed.length - shown.length;
  return [
    `${severity === 'error' ? 'ERROR' : 'WARNING'} ${check}`,
    `  Not so: ${title}.`,
    ...shown,
    ...(more > 0 ? [`    and ${more} more calls`] : []),
    `  Why it matters: ${why}`,
    `  What to do: ${advice}`,
    '',
  ];
}
