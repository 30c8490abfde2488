import { runStories } from './browser/runStories.mjs';

/**
 * `npm run stories`: every story in every look, with all its checks. `npm test` shares the stories among the
 * looks. Words after `--` choose stories by file (`npm run stories -- Deposit`).
 */
runStories({ STORY_LOOKS: 'all' }, process.argv.slice(2));
