import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { looks } from '../looks';
import type { Look } from '../looks';

/**
 * `npm test` tells every story of the kit's primitives and patterns, of which all is made, and of what is made of them (a
 * player's components, pages, overlays, the shell) the first, which is how it usually looks. All other states are told by
 * `npm run test:slow`.
 */
export type Part = 'push' | 'states';

/** Which stories a run tells: those of a look, and of a part when it is no run of all. */
export interface Share {
  readonly look: Look;
  readonly part?: Part | undefined;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const homes = ['libs/ui/src', 'apps/player-web/src', 'apps/storybook/visual'];
const isMadeOfOthers = /\/(?:ui\/src\/player|player-web\/src)\//u;

/** Every file of stories that there is. */
export const storyFiles: readonly string[] = homes.flatMap((home) =>
  readdirSync(root + home, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `${root}${home}/${name}`),
);

/** What stands before the name of a story. */
export const exported = /^export (?=const (\w+) ?[=:])/gmu;

export const storiesIn = (code: string): readonly string[] =>
  [...code.matchAll(exported)].flatMap(([, name]) => name ?? []);

/**
 * The places of the stories that a share tells, of so many in a file. Each is told in a single look, in turn, and
 * files begin with the one look or the other; a file's only story is told in both.
 */
export function toldBy({ look, part }: Share, file: string, count: number): ReadonlySet<number> {
  const turn = looks.indexOf(look) + fileTurn(file);
  const places = Array.from({ length: count }, (_, place) => place);
  return new Set(
    places
      .filter((place) => part === undefined || partOf(file, place) === part)
      .filter((place) => count < looks.length || (place + turn) % looks.length === 0),
  );
}

const partOf = (file: string, place: number): Part =>
  place > 0 && isMadeOfOthers.test(file) ? 'states' : 'push';

/** The same wherever the repository lies. */
const fileTurn = (file: string) => file.replace(/^.*\/(?=[^/]+\/[^/]+$)/u, '').length;

/** The files of which a share tells nothing: a file without tests would take the checks from the next one. */
export const untoldFiles = (share: Share): readonly string[] =>
  storyFiles.filter((file) => toldBy(share, file, storiesIn(readFileSync(file, 'utf8')).length).size === 0);
