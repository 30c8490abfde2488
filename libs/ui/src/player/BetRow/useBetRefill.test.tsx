import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';

import { InLongListContext } from '../../patterns/VirtualList/inLongList';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { BetRow } from './BetRow';
import type { BetFacts } from './BetRow';
import { useBetRefill } from './useBetRefill';

const tarsier: BetFacts = {
  game: 'Tarsier Treasure',
  imageUrl: '/tarsier.avif',
  at: epochSecondsFrom(1_763_643_792),
  stake: moneyFromPeso(20),
  win: moneyFromPeso(64),
  state: 'settled',
};
const parol: BetFacts = {
  ...tarsier,
  game: 'Parol Nights',
  imageUrl: '/parol.avif',
  at: epochSecondsFrom(1_763_640_001),
  stake: moneyFromPeso(1_250),
  win: zeroMoney,
};
const long: BetFacts = { ...tarsier, win: moneyFromPeso(123_456_789) };

/** A row drawn for one bet, and what fills it for another. */
function drawn(bet: BetFacts) {
  const onReady = vi.fn<(refill: ReturnType<typeof useBetRefill>) => void>();
  function Refilled() {
    const refill = useBetRefill();
    useEffect(() => onReady(refill), [refill]);
    return <BetRow {...bet} isInsideItem />;
  }
  const { container } = renderInEnglish(
    <InLongListContext value={true}>
      <Refilled />
    </InLongListContext>,
  );
  return {
    look: () => container.cloneNode(true),
    refillFor: (other: BetFacts) => onReady.mock.lastCall?.[0](container, other),
  };
}

test.each([
  ['a bet that won nothing', tarsier, parol],
  ['a bet that won', parol, tarsier],
  ['the same bet', tarsier, tarsier],
])('filled in by hand for %s, a row is what it would have been drawn', (_what, from, to) => {
  const row = drawn(from);
  expect(row.refillFor(to)).toBe(true);
  expect(row.look()).toEqual(drawn(to).look());
});

test.each<[string, BetFacts, BetFacts]>([
  ['an open bet', tarsier, { ...parol, state: 'open' }],
  ['what stood for an open bet', { ...tarsier, state: 'open' }, parol],
  ['a bet that was called off', tarsier, { ...parol, state: 'void' }],
  ['a bet without a picture', tarsier, { ...parol, imageUrl: undefined }],
  ['what stood for a bet without a picture', { ...tarsier, imageUrl: undefined }, parol],
  ['an amount that needs a line of its own', tarsier, long],
  ['what stood for such an amount', long, parol],
  ['a game without a name', tarsier, { ...parol, game: '' }],
  ['what stood for a game without a name', { ...tarsier, game: '' }, parol],
])('other elements are needed for %s, and nothing is touched', (_what, from, to) => {
  const row = drawn(from);
  const before = row.look();
  expect(row.refillFor(to)).toBe(false);
  expect(row.look()).toEqual(before);
});
