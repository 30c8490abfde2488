// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  acceptPesoInput,
  addMoney,
  capPesoInput,
  cleanPesoInput,
  compareMoney,
  fail,
  formatMoney,
  formatWholePesos,
  isMoney,
  type Money,
  moneyFromPeso,
  moneyFromScore,
  ok,
  parsePesoInput,
  type Percent,
  percentOfMoney,
  pesoFromMoney,
  type PesoInputProblem,
  pesoText,
  roundToCentavos,
  roundUpToCentavos,
  scoreFromMoney,
  subtractMoney,
  truncateToCentavos,
  typedMoney,
  zeroMoney,
} from '../index';

describe('examples of money', () => {
  it('acceptPesoInput', () => {
    expect(acceptPesoInput('10', '₱1,000', 'whole')).toEqual('1000');
    expect(acceptPesoInput('10', '10.5', 'whole')).toEqual('10');
    expect(acceptPesoInput('10', '10.5', 'centavos')).toEqual('10.5');
  });

  it('addMoney', () => {
    expect(pesoText(addMoney(moneyFromPeso('0.1'), moneyFromPeso('0.2')))).toEqual('0.3');
  });

  it('capPesoInput', () => {
    expect(capPesoInput('1500', moneyFromPeso(1_000))).toEqual('1000');
    expect(capPesoInput('999', moneyFromPeso(1_000))).toEqual('999');
  });

  it('cleanPesoInput', () => {
    expect(cleanPesoInput('₱1,234.56')).toEqual('1234.56');
  });

  it('compareMoney', () => {
    expect([moneyFromPeso(2), moneyFromPeso(1)].sort(compareMoney).map(pesoText)).toEqual(['1', '2']);
  });

  it('formatMoney', () => {
    expect(formatMoney(moneyFromPeso('1234.5678'))).toEqual('1,234.56');
  });

  it('formatWholePesos', () => {
    expect(formatWholePesos(moneyFromPeso('1234.99'))).toEqual('1,234');
  });

  it('isMoney', () => {
    expect(isMoney(11_500)).toEqual(true);
    expect(isMoney(0.5)).toEqual(false);
    expect(isMoney('11500')).toEqual(false);
  });

  it('Money', () => {
    const fare: Money = moneyFromPeso('1.15');
    expect(scoreFromMoney(fare)).toEqual(11_500);
  });

  it('moneyFromPeso', () => {
    expect(pesoText(moneyFromPeso(100.5))).toEqual('100.5');
    expect(pesoText(moneyFromPeso('0.30000000000000004'))).toEqual('0.3');
  });

  it('moneyFromScore', () => {
    expect(pesoText(moneyFromScore(11_500))).toEqual('1.15');
    expect(pesoText(moneyFromScore('unreadable'))).toEqual('0');
  });

  it('parsePesoInput', () => {
    expect(parsePesoInput('₱1,000.50')).toEqual(ok(moneyFromPeso('1000.5')));
    expect(parsePesoInput('1e3')).toEqual(fail('notANumber'));
  });

  it('Percent', () => {
    const rate: Percent = 33.3;
    expect(pesoText(percentOfMoney(moneyFromPeso(100), rate))).toEqual('33.3');
  });

  it('percentOfMoney', () => {
    expect(pesoText(percentOfMoney(moneyFromPeso('99.99'), 120))).toEqual('119.98');
    expect(() => percentOfMoney(moneyFromPeso('100'), Number.NaN)).toThrow(RangeError);
  });

  it('pesoFromMoney', () => {
    expect(pesoFromMoney(moneyFromPeso('100.50'))).toEqual(100.5);
  });

  it('PesoInputProblem', () => {
    const problem: PesoInputProblem = 'tooManyDecimals';
    expect(parsePesoInput('1.00001')).toEqual(fail(problem));
  });

  it('pesoText', () => {
    expect(pesoText(moneyFromPeso('1234.50'))).toEqual('1234.5');
  });

  it('roundToCentavos', () => {
    expect(pesoText(roundToCentavos(moneyFromPeso('123.456')))).toEqual('123.46');
  });

  it('roundUpToCentavos', () => {
    expect(pesoText(roundUpToCentavos(moneyFromPeso('0.0001')))).toEqual('0.01');
  });

  it('scoreFromMoney', () => {
    expect(scoreFromMoney(moneyFromPeso('1.15'))).toEqual(11_500);
  });

  it('subtractMoney', () => {
    expect(pesoText(subtractMoney(moneyFromPeso('100'), moneyFromPeso('0.01')))).toEqual('99.99');
  });

  it('truncateToCentavos', () => {
    expect(pesoText(truncateToCentavos(moneyFromPeso('1.9999')))).toEqual('1.99');
  });

  it('typedMoney', () => {
    expect(pesoText(typedMoney('1,000'))).toEqual('1000');
    expect(pesoText(typedMoney(''))).toEqual('0');
  });

  it('zeroMoney', () => {
    expect(formatMoney(zeroMoney)).toEqual('0.00');
  });
});
