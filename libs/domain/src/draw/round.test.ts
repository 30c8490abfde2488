import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { epochSecondsFrom } from '../time';
import { type DrawEvent, drawStateOf, nextDrawRound } from './round';

describe('the state of a round', () => {
  it.each([
    [0, 'none'],
    [1, 'running'],
    [2, 'reached'],
    [3, 'paid'],
    [4, 'ended'],
  ] as const)('%i is %s', (code, state) => {
    expect(drawStateOf(code)).toBe(state);
  });

  it('is none for any other number', () => {
    fc.assert(
      fc.property(fc.double(), (code) => {
        fc.pre(![1, 2, 3, 4].includes(code));
        expect(drawStateOf(code)).toBe('none');
      }),
    );
  });
});

const running = {
  collected: pesos(62.5),
  goal: pesos(100),
  endsAt: epochSecondsFrom(1_763_900_000),
  state: 'running',
} as const;
const reached = { ...running, collected: pesos(100), state: 'reached' } as const;
const won = (amount: number): DrawEvent => ({ type: 'won', amount: pesos(amount) });
const at = (second: number): DrawEvent => ({ type: 'timePassed', now: epochSecondsFrom(second) });

describe('a round of the draw', () => {
  it('grows by what is won', () => {
    expect(nextDrawRound(running, won(28))).toEqual({ ...running, collected: pesos(90.5) });
  });

  it('has reached its goal with the last centavo', () => {
    expect(nextDrawRound(running, won(37.49)).state).toBe('running');
    expect(nextDrawRound(running, won(37.5))).toEqual(reached);
  });

  it('never goes past its goal', () => {
    expect(nextDrawRound(running, won(88))).toEqual(reached);
  });

  it('is paid out once its goal is reached, and not before', () => {
    expect(nextDrawRound(running, { type: 'paidOut' })).toBe(running);
    expect(nextDrawRound(reached, { type: 'paidOut' })).toEqual({ ...reached, state: 'paid' });
  });

  it('ends at its time', () => {
    expect(nextDrawRound(running, at(1_763_899_999))).toBe(running);
    expect(nextDrawRound(running, at(1_763_900_000)).state).toBe('ended');
  });

  it('waits to be paid for as long as it takes', () => {
    expect(nextDrawRound(reached, at(2_000_000_000))).toBe(reached);
  });

  it('keeps its promises whatever happens in whatever order', () => {
    const event: fc.Arbitrary<DrawEvent> = fc.oneof(
      anyMoney({ min: 0, max: 500_000 }).map((amount) => ({ type: 'won' as const, amount })),
      fc.constant({ type: 'paidOut' as const }),
      fc
        .integer({ min: 1_763_899_990, max: 1_763_900_010 })
        .map((second) => ({ type: 'timePassed' as const, now: epochSecondsFrom(second) })),
    );
    const start: Parameters<typeof nextDrawRound>[0] = { ...running, collected: pesos(0) };
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let round = start;
        for (const happened of events) {
          const before = round;
          round = nextDrawRound(round, happened);
          expect(round.collected).toBeGreaterThanOrEqual(before.collected);
          expect(round.collected).toBeLessThanOrEqual(round.goal);
          if (round.state === 'paid') expect(round.collected).toBe(round.goal);
          if (before.state === 'paid' || before.state === 'ended') expect(round).toBe(before);
        }
      }),
    );
  });
});
