import type { Game } from '@kislap/api';

/**
 * The games whose name or studio holds every word that is looked for, in the order of the catalogue. Case and
 * accents do not matter.
 *
 * @param studioNames by the code of the studio
 */
export function searchGames(
  games: readonly Game[],
  query: string,
  studioNames: ReadonlyMap<string, string>,
): readonly Game[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return games.filter(({ name, platformCode }) => {
    const searched = plain(`${name} ${studioNames.get(platformCode) ?? ''}`);
    return words.every((word) => searched.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
