import { afterAll, afterEach, beforeEach } from 'vitest';

import { checkStory } from './checkStory';
import { forgetOperator, listenToOperator } from './operatorsTexts';
import { standStill, startChanceAnew } from './standStill';

const release = standStill();
startChanceAnew();
beforeEach(startChanceAnew);
if (import.meta.env.VITE_STORY_CHECKS === 'words') {
  listenToOperator();
  beforeEach(forgetOperator);
}
afterAll(release);
afterEach(async ({ story, task }) => {
  if (story && task.result?.state !== 'fail') task.meta.checks = await checkStory(story);
});
