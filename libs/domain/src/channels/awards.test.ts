import { describe, expect, it } from 'vitest';
import { aChannel } from '../testing/aChannel';
import { aMethod } from '../testing/aMethod';
import { moneyFromPeso } from '../money';
import { activeAward, channelAward, mayaTipPercent } from './awards';
import { offerChannel } from './offers';

const active = [
  { methodId: 9, mode: 'maya', awardPercent: 7 },
  { methodId: 3, mode: 'qrph', awardPercent: 6 },
  { methodId: 3, mode: 'maya', awardPercent: 5 },
];
const maya = offerChannel(aChannel({ mode: 'maya', awardPercent: 2 }), aMethod({ id: 3 }));

describe('channelAward', () => {
  it('is the active award of the same method and mode', () => {
    expect(channelAward(maya, active)).toBe(5);
  });

  it("is the channel's own award otherwise", () => {
    expect(channelAward(maya, [])).toBe(2);
  });

  it('is nothing by default: the 3 % of the Maya tip is text only', () => {
    expect(channelAward(offerChannel(aChannel({ mode: 'maya' }), aMethod()), [])).toBe(0);
  });
});

describe('activeAward', () => {
  it('is the one of the same method and mode, with all it says', () => {
    const terms = { times: 5, days: 14, maxStake: moneyFromPeso(500) };
    const choice = { methodId: 3, mode: 'maya', awardPercent: 5, isChoice: true, terms, games: 'All games' };
    expect(activeAward(maya, [...active.slice(0, 2), choice])).toEqual(choice);
  });

  it('is none of another method or mode', () => {
    expect(activeAward(maya, active.slice(0, 2))).toBeUndefined();
  });
});

describe('mayaTipPercent', () => {
  it('is the active award of Maya', () => {
    expect(mayaTipPercent(active.slice(1))).toBe(5);
  });

  it('is 3 without one', () => {
    expect(mayaTipPercent([{ methodId: 3, mode: 'qrph', awardPercent: 6 }])).toBe(3);
  });
});
