import { describe, expectTypeOf, it } from 'vitest';

import type { EpochMilliseconds } from '../time/EpochMilliseconds';
import type { EpochSeconds } from '../time/EpochSeconds';
import { addMoney } from './addMoney';
import { formatMoney } from './formatMoney';
import type { Money } from './Money';
import { parsePesoInput } from './parsePesoInput';
import { zeroMoney } from './zeroMoney';

describe('the unit of an amount', () => {
  it('is in its type: no bare number is money', () => {
    expectTypeOf<number>().not.toExtend<Money>();
    expectTypeOf<Money>().toExtend<number>();
    expectTypeOf(zeroMoney).toEqualTypeOf<Money>();
  });

  it('cannot be mixed with an instant', () => {
    expectTypeOf<EpochSeconds>().not.toExtend<Money>();
    expectTypeOf<Money>().not.toExtend<EpochSeconds>();
    expectTypeOf<EpochMilliseconds>().not.toExtend<EpochSeconds>();
    expectTypeOf<EpochSeconds>().not.toExtend<EpochMilliseconds>();
  });

  it('is asked for by every function that calculates with it or shows it', () => {
    expectTypeOf(addMoney).parameters.toEqualTypeOf<[Money, Money]>();
    expectTypeOf(formatMoney).parameters.toEqualTypeOf<[Money]>();
  });

  it('has to be unpacked from a typed amount', () => {
    expectTypeOf(parsePesoInput('1')).not.toExtend<Money>();
  });
});
