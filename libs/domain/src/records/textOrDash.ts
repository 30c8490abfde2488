/**
 * Record rule: a wallet or account that is missing or empty is shown as '--'.
 *
 * @example
 * textOrDash('GCash'); // => 'GCash'
 * textOrDash(''); // => '--'
 */
export function textOrDash(text: string | null | undefined): string {
  return text || '--';
}
