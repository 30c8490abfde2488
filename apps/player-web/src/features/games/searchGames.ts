import type { Game } from '@kislap/api';

/** What a game is looked for by, beside its own name. */
interface SearchedNames {
  /** By the code of the studio. */
  readonly studios: ReadonlyMap<string, string>;
  /** Of a category, in the language of the player. */
  readonly categoryOf: (category: string) => string;
}

/**
 * The games whose name, studio or category holds every word that is looked for, in the order of the catalogue. Case and
 * accents do not matter, nor whether a number is written as a figure.
 */
export function searchGames(
  games: readonly Game[],
  query: string,
  { studios, categoryOf }: SearchedNames,
): readonly Game[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return games.filter(({ name, platformCode, category }) => {
    const searched = plain(`${name} ${studios.get(platformCode) ?? ''} ${categoryOf(category)}`);
    return words.every((word) => searched.includes(word));
  });
}

/** Games write their numbers out in English, whatever the language: "Lucky Nine". */
const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\d/g, (figure) => numerals[Number(figure)] ?? figure);
}
