import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  wheelLabelSize,
  wheelLandingRotation,
  wheelPictureSize,
  wheelPlaces,
  wheelSegmentFill,
  wheelSegmentPath,
} from './wheel';

const anyCount = fc.integer({ min: 6, max: 12 });
const unknown = (count: number) => Array.from({ length: count }, () => undefined);

test.each([
  [0, 8, 0],
  [3, 8, 135],
  [5, 6, 300],
  [11, 12, 330],
])('without odds, segment %i of %i has its middle at %i degrees', (index, count, angle) => {
  expect(wheelPlaces(unknown(count))[index]).toEqual({ angle, sweep: 360 / count });
});

test('segments are as wide as they are likely, 3.6 degrees for each percent', () => {
  const places = wheelPlaces([20, 15, 6, 10, 25, 1.5, 20, 2.5]);
  expect(places.map(({ sweep }) => Math.round(sweep * 10) / 10)).toEqual([72, 54, 21.6, 36, 90, 5.4, 72, 9]);
  expect(places[0]?.angle).toBe(0);
  expect(places[1]?.angle).toBeCloseTo(36 + 27);
  expect(places.at(-1)?.angle).toBeCloseTo(360 - 36 - 4.5);
});

test.each([
  ['one is not known', [50, undefined, 50]],
  ['they do not come to the whole', [50, 30]],
])('all are equally wide when %s', (_when, odds) => {
  expect(new Set(wheelPlaces(odds).map(({ sweep }) => sweep))).toEqual(new Set([360 / odds.length]));
});

test('segments follow one another without a gap, whatever the odds', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(weights, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const places = wheelPlaces(parts.map((part) => (part / whole) * 100));
      places.forEach(({ angle, sweep }, index) => {
        const next = places[index + 1];
        if (next) expect(next.angle - next.sweep / 2).toBeCloseTo(angle + sweep / 2, 6);
      });
      expect(places.reduce((sum, { sweep }) => sum + sweep, 0)).toBeCloseTo(360, 6);
    }),
  );
});

test.each([
  [0, 0, 1800],
  [225, 0, 1575],
  [90, 1575, 3510],
  [0, 1800, 3600],
])('a segment at %i degrees lands from %i degrees at %i', (angle, from, rotation) => {
  expect(wheelLandingRotation({ angle, from })).toBe(rotation);
});

test('a landing always turns forward by four to six turns and ends with its segment under the pointer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.nat(100_000), (angle, from) => {
      const rotation = wheelLandingRotation({ angle, from });
      const under = (rotation + angle) % 360;
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

test('a segment is one closed piece of the disc, also a large one', () => {
  expect(wheelSegmentPath({ sweep: 45, radius: 124 })).toBe('M124 124L76.5 9.4A124 124 0 0 1 171.5 9.4Z');
  expect(wheelSegmentPath({ sweep: 270, radius: 124 })).toContain('0 1 1');
});

test.each([
  [60, 7, 15],
  [45, 7, 15],
  [30, 7, 12],
  [30, 3, 15],
  [30, 20, 8],
  [200, 7, 15],
  [19.9, 3, undefined],
])('in a segment of %d degrees a label of %i characters is %s px', (sweep, characters, size) => {
  expect(wheelLabelSize({ sweep, characters, radius: 99 })).toBe(size);
});

test.each([
  [45, 76, 30],
  [9, 104, 16],
  [5.4, 104, 9],
  [0.5, 104, 6],
])('in a segment of %d degrees a picture %i px from the middle is %i px', (sweep, radius, size) => {
  expect(wheelPictureSize({ sweep, radius })).toBe(size);
});
