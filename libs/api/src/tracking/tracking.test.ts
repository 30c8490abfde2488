import fc from 'fast-check';
import { moneyFromPeso } from '@kislap/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '../http/configureApi';
import { answer, beOffline } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';
import { readTracking, tellAdPoint } from './tracking';

describe('readTracking', () => {
  it('passes on where a visitor came from', () => {
    expect(readTracking('?invite=A1&fbPixelId=123456&gps_adid=x-1&is=app&page=2')).toEqual({
      invite: 'A1',
      fbPixelId: '123456',
      gps_adid: 'x-1',
      is: 'app',
    });
  });

  it.each([
    '',
    '?',
    '?fbPixelId=1',
    '?fbPixelId=12a456',
    `?adid=${'x'.repeat(257)}`,
    '?adid=%00',
    '?is=a%20b',
  ])('finds nothing in %s', (search) => {
    expect(readTracking(search)).toEqual({});
  });

  it('never passes on anything else, whatever the address', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
        const read = readTracking(`?${new URLSearchParams(pairs)}&token=t&__proto__=1`);
        expect(Object.keys(read)).not.toContain('token');
        expect(Object.values(read).every((value) => value.length <= 256)).toBe(true);
      }),
    );
  });
});

describe('tellAdPoint', () => {
  const point = {
    step: 'firstDeposit',
    userId: 7,
    eventId: 'dep:9',
    amount: moneyFromPeso('500'),
    depositId: 9,
  } as const;

  beforeEach(() => configureApi({}));

  it('tells a step under its own key, with where the player came from', async () => {
    const operator = createFakeOperator({ adPoint: () => answer(null) });
    configureApi({ adapter: operator.adapter });
    await tellAdPoint(point, { invite: 'A1' });
    expect(operator.seen).toHaveLength(1);
    expect(operator.seen[0]).toMatchObject({
      call: 'adPoint',
      idempotencyKey: 'dep:9',
      fields: { type: '1', amount: '500', logid: '9', userId: '7', eventId: 'dep:9', invite: 'A1' },
    });
  });

  it('tries once and keeps silent about a failure', async () => {
    const operator = createFakeOperator({ adPoint: beOffline });
    configureApi({ adapter: operator.adapter });
    await expect(tellAdPoint(point)).resolves.toBeUndefined();
    expect(operator.seen).toHaveLength(1);
  });
});
