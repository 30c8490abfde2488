/**
 * What is left of a typed or pasted amount without what people put around it: '₱1,234.56' is '1234.56'.
 *
 * @example
 * cleanPesoInput('₱1,234.56'); // => '1234.56'
 */
export function cleanPesoInput(text: string): string {
  return text.replace(/php|[₱,\s]/gi, '');
}
