interface IncomeLine {
  /** The line from the first value to the last, as an SVG path. */
  readonly line: string;
  /** The same line closed along the bottom. */
  readonly area: string;
  /** The points of the line, from left to right. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * A line over values of which none is below zero, in a box of 100 by `height` whose bottom is zero. A single value is a
 * level line: there is nothing to compare it with.
 */
export function incomeLine(values: readonly number[], height: number): IncomeLine {
  const most = Math.max(0, ...values);
  const yOf = (value: number) =>
    most === 0 ? height : rounded(height - (Math.max(0, value) / most) * height);
  const drawn = values.length === 1 ? [...values, ...values] : values;
  const step = 100 / Math.max(1, drawn.length - 1);
  const points = drawn.map((value, index) => ({ x: rounded(index * step), y: yOf(value) }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return { line, area: line === '' ? '' : `${line}L100 ${height}L0 ${height}Z`, points };
}
