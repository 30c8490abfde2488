import { expect, it } from 'vitest';

import type { TranslateText } from '../provider/useText';
import { minutesText } from './minutesText';

const text: TranslateText = (id, values) => `${id} ${JSON.stringify(values)}`;

it.each([
  [45, 'time.minutes {"n":45}'],
  [59.9, 'time.minutes {"n":59}'],
  [60, 'time.wholeHours {"h":1}'],
  [125, 'time.hours {"h":2,"m":5}'],
  [-3, 'time.minutes {"n":0}'],
])('%d minutes are %s', (minutes, words) => {
  expect(minutesText(text, minutes)).toBe(words);
});
