import { runStories } from './browser/runStories.mjs';

/**
 * `npm run visual`: compares every story with its committed picture, and nothing else. `-- --update` takes the
 * pictures anew; words after it choose stories by file: `npm run visual -- --update GameTile`.
 */
const args = process.argv.slice(2).map((one) => (one === '--update' ? '--update=all' : one));
runStories({ STORY_CHECKS: 'pictures' }, args);
