import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  wheelLabelSize,
  wheelLandingRotation,
  wheelSegmentAngle,
  wheelSegmentFill,
  wheelSegmentPath,
} from './wheel';

const anyCount = fc.integer({ min: 6, max: 12 });

test.each([
  [0, 8, 0],
  [3, 8, 135],
  [5, 6, 300],
  [11, 12, 330],
])('segment %i of %i has its middle at %i degrees', (index, count, angle) => {
  expect(wheelSegmentAngle(index, count)).toBe(angle);
});

test.each([
  [0, 8, 0, 1800],
  [5, 8, 0, 1575],
  [2, 8, 1575, 3510],
  [0, 8, 1800, 3600],
])('segment %i of %i lands from %i degrees at %i', (index, count, from, rotation) => {
  expect(wheelLandingRotation({ index, count, from })).toBe(rotation);
});

test('a landing always turns forward by four to six turns and ends with its segment under the pointer', () => {
  fc.assert(
    fc.property(anyCount, fc.nat(11), fc.nat(100_000), (count, position, from) => {
      const index = position % count;
      const rotation = wheelLandingRotation({ index, count, from });
      const under = (rotation + wheelSegmentAngle(index, count)) % 360;
      expect(Math.min(under, 360 - under)).toBeLessThan(1e-6);
      expect(rotation - from).toBeGreaterThan(4 * 360);
      expect(rotation - from).toBeLessThanOrEqual(6 * 360);
    }),
  );
});

test('no two neighbours of a wheel have the same fill', () => {
  fc.assert(
    fc.property(anyCount, (count) => {
      const fills = Array.from({ length: count }, (_, index) => wheelSegmentFill(index, count));
      expect(fills.every((fill, index) => fill !== fills[(index + 1) % count])).toBe(true);
    }),
  );
});

test('a segment is one closed piece of the disc', () => {
  expect(wheelSegmentPath({ count: 8, radius: 124 })).toBe('M124 124L76.5 9.4A124 124 0 0 1 171.5 9.4Z');
});

test.each([
  [6, 7, 15],
  [8, 7, 15],
  [12, 7, 12],
  [12, 3, 15],
  [12, 20, 8],
])('on a wheel of %i a label of %i characters is %d px', (count, characters, size) => {
  expect(wheelLabelSize({ count, characters, radius: 99 })).toBe(size);
});
