import { describe, expect, test } from 'vitest';

import { TapEchoes } from './tapEchoes';

const tap = (timeStamp: number, clientX = 100, clientY = 100, isTrusted = true) => ({
  timeStamp,
  clientX,
  clientY,
  isTrusted,
});

/** A first tap at 1,000 ms that has opened or closed a surface 10 ms later. */
function afterChange(): TapEchoes {
  const echoes = new TapEchoes();
  expect(echoes.down(tap(1000))).toBe(false);
  expect(echoes.goesOn({ isTrusted: true })).toBe(false);
  echoes.surfaceChanged(1010);
  return echoes;
}

describe('a second tap where the first has opened or closed a surface', () => {
  test.each([
    ['at once', tap(1020)],
    ['at the last moment', tap(1350)],
    ['as far as a finger strays', tap(1200, 124, 100)],
  ])('is an echo %s, with all it leads to', (_name, second) => {
    const echoes = afterChange();
    expect(echoes.down(second)).toBe(true);
    expect(echoes.goesOn({ isTrusted: true })).toBe(true);
  });

  test.each([
    ['a moment later', tap(1351)],
    ['elsewhere', tap(1200, 125, 100)],
    ['askew and elsewhere', tap(1200, 118, 118)],
    ['by a script', tap(1200, 100, 100, false)],
  ])('is heard %s', (_name, second) => {
    const echoes = afterChange();
    expect(echoes.down(second)).toBe(false);
    expect(echoes.goesOn(second)).toBe(false);
  });

  test('is heard after a key: the keyboard has no echo', () => {
    const echoes = afterChange();
    echoes.forgetTaps();
    expect(echoes.down(tap(1200))).toBe(false);
  });

  test('is measured from the tap that changed it, not from its echoes', () => {
    const echoes = afterChange();
    expect(echoes.down(tap(1200))).toBe(true);
    expect(echoes.down(tap(1400))).toBe(false);
  });
});

test('two quick taps that change no surface are both heard', () => {
  const echoes = new TapEchoes();
  echoes.surfaceChanged(500);
  expect(echoes.down(tap(1000))).toBe(false);
  expect(echoes.down(tap(1100))).toBe(false);
  expect(echoes.goesOn({ isTrusted: true })).toBe(false);
});

test('a tap whose surface goes under the finger, because of the tap before it, leads to nothing', () => {
  const echoes = new TapEchoes();
  echoes.down(tap(1000));
  expect(echoes.down(tap(1100))).toBe(false);
  echoes.surfaceChanged(1120);
  expect(echoes.goesOn({ isTrusted: true })).toBe(true);
});

test('a single tap that closes at its beginning still has its end', () => {
  const echoes = new TapEchoes();
  echoes.down(tap(1000));
  echoes.surfaceChanged(1001);
  expect(echoes.goesOn({ isTrusted: true })).toBe(false);
});
