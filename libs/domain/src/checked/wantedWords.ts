import type { Shape } from './Shape';

const kinds = { anything: 'anything', string: 'a text', number: 'a number', boolean: 'true or false' };
const brands: Readonly<Record<string, string>> = {
  Money: 'a Money, made by moneyFromPeso or moneyFromScore',
  EpochSeconds: 'an EpochSeconds, made by epochSecondsFrom',
  EpochMilliseconds: 'an EpochMilliseconds, made by epochMillisecondsFrom',
};

/** 'a', 'a or b', 'a, b or c'. */
function listed(words: readonly string[], conjunction: string): string {
  const last = words.slice(-1).join('');
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

function objectWords(name: string, fields: Readonly<Record<string, Shape>>): string {
  const needed = Object.keys(fields).filter((key) => fields[key]?.is !== 'optional');
  const parts = needed.length === 0 ? '' : ` with ${listed(needed, 'and')}`;
  return `an object${parts}${name && ` (${name})`}`;
}

/**
 * What to give in a place, for an error.
 *
 * @returns with its article: 'a Money, made by moneyFromPeso or moneyFromScore'
 */
export function wantedWords(shape: Shape): string {
  switch (shape.is) {
    case 'literal':
      return listed(
        shape.values.map((one) => (typeof one === 'string' ? `'${one}'` : String(one))),
        'or',
      );
    case 'list':
      return shape.of.is === 'object' ? `a list, each of it ${wantedWords(shape.of)}` : 'a list';
    case 'record':
      return 'an object';
    case 'optional':
      return `${wantedWords(shape.of)}, or leave it out`;
    case 'either':
      return listed(shape.of.map(wantedWords), 'or');
    case 'object':
      return objectWords(shape.name, shape.fields);
    case 'cases':
      return `an object whose ${shape.by} is ${listed(
        Object.keys(shape.cases).map((one) => `'${one}'`),
        'or',
      )}`;
    default:
      return brands[shape.name ?? ''] ?? kinds[shape.is];
  }
}
