import { callMeanings } from './callMeanings';
import { meaningsAToM } from './meaningsAToM';
import { meaningsNToZ } from './meaningsNToZ';

const fieldMeanings: Readonly<Record<string, string>> = { ...meaningsAToM, ...meaningsNToZ };

/** What a field of a call means, as Markdown; `undefined` when nobody has said so. */
export function meaningOf(call: string, side: 'request' | 'answer', field: string): string | undefined {
  return callMeanings[`${call}${side === 'request' ? '?' : '.'}${field}`] ?? fieldMeanings[field];
}
