const rowsShown = 2;

/** Lists that are what they are only whole: the seven days of a week. */
const wholeLists: ReadonlySet<string> = new Set(['day_info']);

/** What a random part of an answer reads as, by the name of its field. */
const placeholders: Readonly<Record<string, string>> = {
  token: 'the-token-of-the-session',
  payout: 'the-token-that-pays-out',
  key: '0123456789abcdef0123456789abcdef',
  sid: 'the-sid-of-the-game',
  sign: 'sha256-of-key-amount-userid-extra-as-hex',
};

const randomParts: readonly (readonly [RegExp, string])[] = [
  [/[DW][0-9A-F]{20}/g, 'D0123456789ABCDEF0123'],
  [/sid=[\w-]+/g, 'sid=the-sid-of-the-game'],
  [/\/api\/exports\/[\w-]+/, '/api/exports/works-once'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '01234567-89ab-4cde-8f01-23456789abcd'],
];

/**
 * A run as it is printed: random parts replaced by ones that stay, other lists than whole ones cut to two rows,
 * files named.
 */
export function calmed(value: unknown, field = ''): unknown {
  if (value instanceof Blob) return `(a file, ${value.type})`;
  if (typeof value === 'string') return placeholders[field] ?? calmedText(value);
  if (Array.isArray(value)) {
    return (wholeLists.has(field) ? value : value.slice(0, rowsShown)).map((row) => calmed(row));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, calmed(inner, name)]));
}

function calmedText(text: string): string {
  return randomParts.reduce((calm, [random, fixed]) => calm.replace(random, fixed), text);
}
