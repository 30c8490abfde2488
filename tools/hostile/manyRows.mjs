const manyRowsPerList = 9_999;

/** A row like another one, and told from it by each number and text in it. @param {unknown} row @param {number} index @returns {unknown} */
function rowLike(row, index) {
  if (typeof row === 'number') return row + index;
  if (typeof row === 'string') return `${row}${index}`;
  if (Array.isArray(row)) return row.map((one) => rowLike(one, index));
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, rowLike(value, index)]));
}

/**
 * Lists that are longer than anybody expects: some ten thousand rows that are all alike, and ten thousand that all differ.
 *
 * @param {unknown} row
 * @returns {readonly (readonly unknown[])[]}
 */
export const manyRows = (row) => [
  Array.from({ length: manyRowsPerList }, () => row),
  Array.from({ length: manyRowsPerList }, (_, index) => rowLike(row, index)),
];
