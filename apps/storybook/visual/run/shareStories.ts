import type { Plugin } from 'vite';

import { looks } from '../looks';
import type { Look } from '../looks';

const isStories = /\.stories\.tsx(?:\?|$)/u;
const exported = /^export (?=const \w+ ?[=:])/gmu;

/**
 * Deals the stories out among the looks: each file's first story is told in every look, each other one in a single
 * look, in turn. What a look does not tell is no export there, and so no test.
 */
export function shareStories(look: Look): Plugin {
  const turn = looks.indexOf(look);
  return {
    name: 'kislap:share-stories',
    enforce: 'pre',
    transform: (code, id) => (isStories.test(id) ? { code: dealt(code, turn), map: null } : undefined),
  };
}

function dealt(code: string, turn: number): string {
  let told = -1;
  return code.replaceAll(exported, (word) => {
    told += 1;
    return told === 0 || told % looks.length === turn ? word : '';
  });
}
