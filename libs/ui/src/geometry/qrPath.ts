/**
 * The dark squares of a QR code as one SVG path, one square to a unit: each row's neighbours are one rectangle, which
 * is a fifth of the markup and leaves no hairlines between squares.
 */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
}

/** Beginning and length of every run of dark squares. */
function darkRuns(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const starts = row.flatMap((isDark, x) => (isDark && row[x - 1] !== true ? [x] : []));
  return starts.map((start) => {
    const end = row.indexOf(false, start);
    return [start, (end === -1 ? row.length : end) - start] as const;
  });
}
