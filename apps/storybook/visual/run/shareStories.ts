import type { Plugin } from 'vite';

import { exported, storiesIn, toldBy } from './storyParts';
import type { Share } from './storyParts';

const isStories = /\.stories\.tsx(?:\?|$)/u;

/** Deals the stories out among the runs: what this one does not tell is no export here, and so no test. */
export function shareStories(share: Share): Plugin {
  return {
    name: 'kislap:share-stories',
    enforce: 'pre',
    transform: (code, id) =>
      isStories.test(id) ? { code: dealt(code, share, id.replace(/\?.*$/u, '')), map: null } : undefined,
  };
}

function dealt(code: string, share: Share, file: string): string {
  const told = toldBy(share, file, storiesIn(code).length);
  let place = -1;
  return code.replaceAll(exported, (word) => {
    place += 1;
    return told.has(place) ? word : '';
  });
}
