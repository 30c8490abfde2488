import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { PollWorld } from '../../testing/PollWorld';

type Happening = (world: PollWorld) => void;

const pick = fc.nat({ max: 20 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Happening>((world) => world.credit()) },
  { weight: 5, arbitrary: fc.constant<Happening>((world) => world.answer()) },
  { weight: 2, arbitrary: fc.constant<Happening>((world) => world.lose()) },
  { weight: 5, arbitrary: pick.map<Happening>((choice) => (world) => world.endPause(choice)) },
  { weight: 2, arbitrary: pick.map<Happening>((choice) => (world) => world.repeat(choice)) },
  { weight: 2, arbitrary: fc.constant<Happening>((world) => world.tell({ type: 'left' })) },
  { weight: 2, arbitrary: fc.constant<Happening>((world) => world.tell({ type: 'returned' })) },
  { weight: 1, arbitrary: fc.constant<Happening>((world) => world.depositMade()) },
  { weight: 1, arbitrary: fc.constant<Happening>((world) => world.reload()) },
  {
    weight: 1,
    arbitrary: fc.nat({ max: 300_000 }).map<Happening>((milliseconds) => (world) => world.wait(milliseconds)),
  },
);

describe('the deposit poll under any interleaving', () => {
  it('announces every credited deposit exactly once, in the order of crediting', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 120 }), (happenings) => {
        const world = new PollWorld();
        for (const happen of happenings) happen(world);
        world.settle();
        expect(world.announced).toEqual(world.creditedIds);
      }),
      { numRuns: 1500 },
    );
  });

  it('never has two questions open at once', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 120 }), (happenings) => {
        const world = new PollWorld();
        for (const happen of happenings) {
          happen(world);
          expect(world.openQuestions).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 500 },
    );
  });
});
