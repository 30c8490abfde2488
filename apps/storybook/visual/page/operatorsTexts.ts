/** Every text that this story was told: by the operator's answers, and by what opened its overlay. */
const told = new Set<string>();

/** Names that no language changes: of the product, of other companies, and of ways to pay. */
const marks = [
  'Kislap',
  'Messenger',
  'Viber',
  'Facebook',
  'Google',
  'Telegram',
  'GCash',
  'Gcash',
  'Gcashwap',
  'GcashQR',
  'Gcash Bank Transfer',
  'Maya',
  'Grabpay',
  'GOtyme',
  'Bank Transfer',
  'UnionBank',
  'OnlineBank',
];

/** What is the operator's own beside its answers, and each language's name and greeting in itself. */
const sayings = [
  'Licensed by the regulator of the Philippines',
  'English',
  'Tagalog',
  'Good evening',
  'Magandang gabi',
];

/** Addresses are the same in every language. */
const address = /https?:\/\/\S+|^\/\S+$/gu;
const shortest = 3;

/** From now on listens to what the operator answers: an answer is what has a code. */
export function listenToOperator() {
  const { parse } = JSON;
  JSON.parse = (...args: Parameters<typeof parse>) => {
    const parsed: unknown = parse(...args);
    if (typeof parsed === 'object' && parsed !== null && 'code' in parsed) rememberTexts(parsed);
    return parsed;
  };
}

/** Before a story: what others were told is no excuse for it. */
export const forgetOperator = () => told.clear();

/** Every text inside of what somebody else than the app says: line by line, since a screen may set them apart. */
export function rememberTexts(value: unknown) {
  if (typeof value === 'string') {
    for (const line of value.replaceAll(address, '\n').split(/\n|<[^>]*>/u)) told.add(flat(line));
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) rememberTexts(inner);
  }
}

const flat = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** What of a text is neither the operator's nor the player's, nor a name. */
export function withoutOperatorsTexts(text: string): string {
  return [...told, ...sayings, ...marks]
    .filter((known) => known.length >= shortest)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, known) => without(left, known), flat(text).replaceAll(address, ' '));
}

/** Whole words alone: “all” says nothing of “allow”. */
const without = (text: string, known: string) =>
  text.includes(known) ? text.replaceAll(new RegExp(wholeWord(known), 'gu'), ' ') : text;

const wholeWord = (known: string) =>
  String.raw`(?<!\p{L})${known.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)}(?!\p{L})`;
