import { expect, it } from 'vitest';
import { secondsToDraw } from './roomClock';

it('counts down to the draw, and from there to the next one', () => {
  const shown = [0, 1000, 2499, 2500, 2501, 10_500, 10_501].map((passed) =>
    secondsToDraw(2500, passed, 8000),
  );
  expect(shown).toEqual([3, 2, 1, 8, 8, 8, 8]);
});
