import { runStories } from './browser/runStories.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run pseudo`: every page and overlay at 320 px in a language nobody speaks, to find words that are not in the
 * catalogue and words that have no room. Words after it choose stories by file.
 */
const screens = ['pages', 'overlays', 'shell/popups'].map((folder) => `player-web/src/${folder}/`);
const filters = readArguments('npm run pseudo', {}, ['FILES…']).positionals;
runStories({ STORY_CHECKS: 'words' }, [
  '--project=stories in English*',
  ...(filters.length > 0 ? filters : screens),
]);
