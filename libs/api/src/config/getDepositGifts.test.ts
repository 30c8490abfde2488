import { moneyFromPeso, promotionOffers } from '@kislap/domain';
import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../index';
import { answer } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';

/** Asks an operator whose welcome bonus has this content, and keeps what the client reports. */
async function read(content: string) {
  const reports: api.UnreadableReport[] = [];
  const welcome = { activity_type: 23, activity_content: content, status: 1 } as const;
  const { adapter } = createFakeOperator({ getPayGift: () => answer([welcome]) });
  api.configureApi({ adapter, onUnreadable: (report) => reports.push(report) });
  return { gifts: await api.getDepositGifts(), reports };
}

afterEach(() => api.configureApi({}));

describe('a welcome bonus with a step that cannot be read', () => {
  const content = '[{"rate":120},null,{"rate":60},{"rate":50},{"rate":40}]';

  it.each([
    [0, [0, 23], 120],
    [1, [0], undefined],
    [2, [0, 23], 60],
    [4, [0, 23], 40],
    [5, [0], undefined],
  ])(
    'after %i deposits offers %j, %j percent: nobody gets the step of another',
    async (count, choices, rate) => {
      const { gifts } = await read(content);
      const player = { depositCount: count, dep15Count: 0 };
      const offers = promotionOffers(gifts, player, moneyFromPeso(100));
      expect(offers.map(({ choice }) => choice)).toEqual(choices);
      expect(offers[1]?.ratePercent).toBe(rate);
    },
  );

  it('is reported by its place, and nothing that stood there', async () => {
    const { reports } = await read(content);
    expect(reports).toEqual([{ call: 'getPayGift', place: 'activity_content of 23, step 2' }]);
  });
});

describe('the content of a promotion', () => {
  it('is reported when it is no JSON', async () => {
    const { gifts, reports } = await read('[{"rate":');
    expect(gifts[0]?.steps).toEqual([]);
    expect(reports).toEqual([{ call: 'getPayGift', place: 'activity_content of 23' }]);
  });

  it.each(['"times":-5', '"times":2.5', '"days":-1', '"days":40000'])(
    'is not offered with terms that are none: %s',
    async (wrong) => {
      const sound = '"times":5,"days":14';
      const [name = ''] = wrong.split(':');
      const told = sound.replace(new RegExp(`${name}:\\d+`), wrong);
      const { gifts, reports } = await read(`[{"rate":120,${told},"maxStake":500}]`);
      expect(gifts[0]?.steps).toEqual([undefined]);
      expect(reports).toEqual([{ call: 'getPayGift', place: 'activity_content of 23, step 1' }]);
      expect((await read(`[{"rate":120,${sound},"maxStake":500}]`)).reports).toEqual([]);
    },
  );

  it.each(['', '[{"rate":120}]', '{"rate":120}'])('is not reported when it is %j', async (content) => {
    expect((await read(content)).reports).toEqual([]);
  });
});
