/** @param {readonly number[]} values @returns {number | undefined} The middle one; nothing of nothing. */
export const medianOf = (values) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)];
