export type Entry = readonly [key: string, value: string];

/** The parameters of an address part like `?a=1&b=2`, in their order. */
export function entriesOf(search: string): readonly Entry[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part): Entry => {
      const at = part.includes('=') ? part.indexOf('=') : part.length;
      return [decoded(part.slice(0, at)), decoded(part.slice(at + 1))];
    });
}

function decoded(text: string): string {
  const spaced = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    // A lone percent sign stands for itself.
    return spaced;
  }
}

const usedOnce = ['token', 'code', 'redirect'];

/**
 * Description, section 2: the parameters of the previous route are carried over when the next has none. Rules,
 * section 17: never those that are used once.
 */
export function carried(previous: string, next: string): readonly Entry[] {
  const own = entriesOf(next);
  return own.length > 0 ? own : entriesOf(previous).filter(([key]) => !usedOnce.includes(key));
}
