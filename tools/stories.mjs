import { runStories, storyOptions } from './browser/runStories.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run stories`: every story in every look, with all its checks. `npm test` shares the stories among the
 * looks. Words after `--` choose stories by file (`npm run stories -- Deposit`).
 */
readArguments('npm run stories', storyOptions, ['FILES…']);
runStories({ STORY_LOOKS: 'all' }, process.argv.slice(2));
