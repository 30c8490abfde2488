/** What differs between two spellings of one name: accents, case, punctuation, and the order of its words. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ');

/**
 * Whether two names are the same person's as banks and documents write them: 'Dela Cruz, Juan' and 'JUAN DELA CRUZ'
 * are, 'Juan Cruz' is somebody else. A name without letters is nobody's.
 *
 * @example
 * isSameName('Dela Cruz, Juan', 'JUAN DELA CRUZ'); // => true
 * isSameName('Juan Cruz', 'JUAN DELA CRUZ'); // => false
 */
export function isSameName(one: string, other: string): boolean {
  const words = wordsOf(one);
  return words !== '' && words === wordsOf(other);
}
