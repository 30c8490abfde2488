import type { Plugin } from 'vite';

import { looks } from '../looks';
import type { Look } from '../looks';

const isStories = /\.stories\.tsx(?:\?|$)/u;
const exported = /^export (?=const \w+ ?[=:])/gmu;

/**
 * Deals the stories out among the looks: each is told in a single one, in turn, and files begin with the one look or
 * the other. A file's only story is told in both, since a file without tests would take the checks from the next one.
 * What a look does not tell is no export there, and so no test.
 */
export function shareStories(look: Look): Plugin {
  const turn = looks.indexOf(look);
  return {
    name: 'kislap:share-stories',
    enforce: 'pre',
    transform: (code, id) =>
      isStories.test(id) ? { code: dealt(code, turn + fileTurn(id)), map: null } : undefined,
  };
}

/** The same wherever the repository lies. */
const fileTurn = (id: string) => id.replace(/^.*\/(?=[^/]+\/[^/]+$)/u, '').length;

function dealt(code: string, turn: number): string {
  if ((code.match(exported) ?? []).length < looks.length) return code;
  let told = -1;
  return code.replaceAll(exported, (word) => {
    told += 1;
    return (told + turn) % looks.length === 0 ? word : '';
  });
}
