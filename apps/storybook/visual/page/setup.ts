import { afterAll, afterEach, beforeEach } from 'vitest';

import { checkStory } from './checkStory';
import { standStill, startChanceAnew } from './standStill';

const release = standStill();
startChanceAnew();
beforeEach(startChanceAnew);
afterAll(release);
afterEach(async ({ story, task }) => {
  if (story && task.result?.state !== 'fail') task.meta.checks = await checkStory(story);
});
