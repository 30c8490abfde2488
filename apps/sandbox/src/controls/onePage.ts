/** How many rows the console shows at a time. */
export const pageSize = 20;

/** One page of rows that were asked for with one more than fits, and where the next one begins when there is one. */
export function onePage<Row extends { readonly id: number }>(rows: readonly Row[]) {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > pageSize && last ? { next: last.id } : {} };
}
