import { expect, test } from 'vitest';

import { KeptPictures } from './keptPictures';

test('a picture is held once, and the oldest goes when there are many', () => {
  const pictures = new KeptPictures();
  pictures.keep('/parol.webp');
  pictures.keep('/parol.webp');
  expect(pictures.count).toBe(1);
  for (let picture = 0; picture < 500; picture += 1) pictures.keep(`/${picture}.webp`);
  expect(pictures.count).toBe(96);
});

test('what has no picture holds nothing', () => {
  const pictures = new KeptPictures();
  pictures.keep('');
  expect(pictures.count).toBe(0);
});
