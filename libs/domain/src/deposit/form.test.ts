import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedMoney } from '../money';
import { exampleGifts } from '../testing/exampleGifts';
import { pesos } from '../testing/pesos';
import type { DepositForm } from './check';
import { canSubmitDeposit, nextDepositForm } from './form';
import type { DepositFormEvent } from './form';

const form: DepositForm = {
  mode: 'gcash',
  channelCode: 'gc1',
  amountText: '200',
  promotion: 15,
  bank: 'BDO',
  accountName: 'Juan',
};
const rules = { max: pesos(50000), gifts: exampleGifts, player: { depositCount: 0, dep15Count: 0 } };

function typed(text: string): DepositFormEvent {
  return { type: 'amountTyped', text };
}

describe('nextDepositForm', () => {
  it('clears amount, promotion, bank and name when the mode changes', () => {
    const event: DepositFormEvent = { type: 'modeChosen', mode: 'maya', channelCode: 'my1' };
    expect(nextDepositForm(form, event, rules)).toEqual({
      mode: 'maya',
      channelCode: 'my1',
      amountText: '',
      promotion: 0,
      bank: '',
    });
  });

  it('keeps the amount when the channel changes', () => {
    const event: DepositFormEvent = { type: 'channelChosen', channelCode: 'gc2' };
    expect(nextDepositForm(form, event, rules)).toEqual({ ...form, channelCode: 'gc2', bank: '' });
  });

  it('cuts the amount to the maximum of the new channel, and drops a promotion that needs more', () => {
    const event: DepositFormEvent = { type: 'channelChosen', channelCode: 'gc2' };
    expect(nextDepositForm(form, event, { ...rules, max: pesos(150) })).toEqual({
      ...form,
      channelCode: 'gc2',
      bank: '',
      amountText: '150',
      isCut: true,
      promotion: 0,
    });
  });

  it('tells that an amount was cut until the amount is another', () => {
    const cut = nextDepositForm(form, typed('60000'), { ...rules, max: pesos(1234.56) });
    expect(cut.isCut).toBe(true);
    const chosen = nextDepositForm(cut, { type: 'promotionChosen', promotion: 23 }, rules);
    expect(chosen.isCut).toBe(true);
    expect(nextDepositForm(chosen, typed('12345'), rules).isCut).toBeUndefined();
    expect(nextDepositForm(form, typed('50000'), rules).isCut).toBeUndefined();
  });

  it('can still be changed under a maximum that is not in whole pesos', () => {
    const fractional = { ...rules, max: pesos(1234.56) };
    const cut = nextDepositForm(form, typed('1500'), fractional);
    expect(nextDepositForm(cut, typed(cut.amountText.slice(0, -1)), fractional).amountText).toBe('123');
  });

  it.each([
    ['50001', 50000, '50000'],
    ['50000', 50000, '50000'],
    ['70000', undefined, '70000'],
    ['5', 0, '0'],
    ['5', 0.5, '0'],
    ['1500', 1234.56, '1234'],
    ['₱1,234', 50000, '1234'],
    ['12a', 50000, '200'],
    ['12.5', 50000, '200'],
    ['', 50000, ''],
  ])('makes of %j typed under a maximum of %j the amount %j', (text, max, amountText) => {
    const limit = max === undefined ? undefined : pesos(max);
    expect(nextDepositForm(form, typed(text), { ...rules, max: limit }).amountText).toBe(amountText);
  });

  it('drops a promotion when the amount falls, and does not bring it back', () => {
    const fallen = nextDepositForm(form, typed('199'), rules);
    expect(fallen.promotion).toBe(0);
    expect(nextDepositForm(fallen, typed('200'), rules).promotion).toBe(0);
  });

  it('takes a promotion that the amount allows, and no other', () => {
    const small = { ...form, amountText: '150', promotion: 0 } as const;
    expect(nextDepositForm(small, { type: 'promotionChosen', promotion: 19 }, rules).promotion).toBe(19);
    expect(nextDepositForm(small, { type: 'promotionChosen', promotion: 15 }, rules).promotion).toBe(0);
  });

  describe('with a promotion that a card has asked for', () => {
    const empty: DepositForm = { ...form, amountText: '', promotion: 0 };
    const requested = nextDepositForm(empty, { type: 'promotionRequested', promotion: 15 }, rules);

    it('takes it when the amount first allows it, and lets it go as any other', () => {
      const small = nextDepositForm(requested, typed('20'), rules);
      expect(small.promotion).toBe(0);
      const enough = nextDepositForm(small, typed('200'), rules);
      expect(enough).toEqual({ ...empty, amountText: '200', promotion: 15 });
      const fallen = nextDepositForm(enough, typed('20'), rules);
      expect(nextDepositForm(fallen, typed('200'), rules).promotion).toBe(0);
    });

    it('takes one without a minimum at once', () => {
      const welcome = nextDepositForm(empty, { type: 'promotionRequested', promotion: 23 }, rules);
      expect(welcome).toEqual({ ...empty, promotion: 23 });
    });

    it('still knows it in another mode, until the player chooses', () => {
      const moved = nextDepositForm(
        requested,
        { type: 'modeChosen', mode: 'maya', channelCode: 'my1' },
        rules,
      );
      expect(nextDepositForm(moved, typed('200'), rules).promotion).toBe(15);
      const refused = nextDepositForm(moved, { type: 'promotionChosen', promotion: 0 }, rules);
      expect(nextDepositForm(refused, typed('200'), rules).promotion).toBe(0);
    });
  });

  it('takes the bank and the name', () => {
    expect(nextDepositForm(form, { type: 'bankChosen', bank: 'BPI' }, rules)).toEqual({
      ...form,
      bank: 'BPI',
    });
    expect(nextDepositForm(form, { type: 'accountNameGiven', accountName: 'Ana' }, rules)).toEqual({
      ...form,
      accountName: 'Ana',
    });
  });

  it('never holds more than the maximum, whatever is typed', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom(...'0123456789.,₱a ') }));
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 90_000 }), (changes, max) => {
        let current: DepositForm = { ...form, amountText: '' };
        for (const text of changes)
          current = nextDepositForm(current, typed(text), { ...rules, max: pesos(max) });
        expect(typedMoney(current.amountText) ?? 0).toBeLessThanOrEqual(pesos(max));
      }),
    );
  });
});

describe('canSubmitDeposit', () => {
  const form: DepositForm = { mode: 'gcash', channelCode: 'gc1', amountText: '100', promotion: 15, bank: '' };

  it('waits for an amount', () => {
    expect(canSubmitDeposit(form)).toBe(true);
    expect(canSubmitDeposit({ ...form, amountText: ' ' })).toBe(false);
    expect(canSubmitDeposit({ ...form, amountText: '1e3' })).toBe(false);
  });
});
