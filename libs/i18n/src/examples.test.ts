// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { moneyFromPeso } from '@kislap/domain';
import {
  amountMessage,
  birthdayMessage,
  type Catalogue,
  checkInMessage,
  dayText,
  depositMessage,
  KislapIntlProvider,
  loadCatalogue,
  loadRestOfCatalogue,
  loadStartOfCatalogue,
  LOCALES,
  type Message,
  type MessageId,
  minutesText,
  phoneMessage,
  type TextValues,
  type TranslateText,
  useText,
  weekdayText,
  withdrawalMessage,
} from './index';

describe('examples of index', () => {
  it('LOCALES', () => {
    expect(LOCALES.join(', ')).toEqual('en, tag');
  });

  it('Catalogue', async () => {
    const filipino: Catalogue = await loadCatalogue('tag');
    expect(filipino['common.loginFirst']).toEqual('Mag-log in muna!');
  });

  it('loadCatalogue', async () => {
    const filipino = await loadCatalogue('tag');
    expect(filipino['common.loginFirst']).toEqual('Mag-log in muna!');
  });

  it('loadRestOfCatalogue', async () => {
    const words = { ...(await loadStartOfCatalogue('en')), ...(await loadRestOfCatalogue('en')) };
    expect(words['common.loginFirst']).toEqual('Please log in first!');
  });

  it('loadStartOfCatalogue', async () => {
    const start = await loadStartOfCatalogue('tag');
    expect(start['common.loginFirst']).toEqual('Mag-log in muna!');
  });

  it('MessageId', async () => {
    const id: MessageId = 'common.loginFirst';
    expect((await loadCatalogue('en'))[id]).toEqual('Please log in first!');
  });

  it('KislapIntlProvider', async () => {
    const Notice = () => useText()('common.loginFirst');
    const catalogue = await loadCatalogue('tag');
    const shown = { locale: 'tag', catalogue, children: createElement(Notice) } as const;
    expect(renderToStaticMarkup(createElement(KislapIntlProvider, shown))).toEqual('Mag-log in muna!');
  });

  it('Message', () => {
    const message: Message = { id: 'sign.tipVip', values: { n: 2 } };
    expect(checkInMessage({ type: 'vip', level: 2 })).toEqual(message);
  });

  it('TextValues', () => {
    const values: TextValues = { n: 2 };
    expect(checkInMessage({ type: 'vip', level: 2 })).toEqual({ id: 'sign.tipVip', values });
  });

  it('useText', async () => {
    const Notice = () => useText()('sign.tipVip', { n: 2 });
    const catalogue = await loadCatalogue('en');
    const shown = { locale: 'en', catalogue, children: createElement(Notice) } as const;
    expect(renderToStaticMarkup(createElement(KislapIntlProvider, shown))).toEqual('Reach VIP 2');
  });

  it('TranslateText', () => {
    const inPieces: TranslateText = (id, values) => `${id} ${JSON.stringify(values)}`;
    expect(minutesText(inPieces, 45)).toEqual('time.minutes {"n":45}');
  });

  it('amountMessage', () => {
    expect(amountMessage('tooManyDecimals')).toEqual({ id: 'amount.tooManyDecimals' });
  });

  it('birthdayMessage', () => {
    expect(birthdayMessage('underAge')).toEqual({ id: 'auth.age' });
  });

  it('checkInMessage', () => {
    expect(checkInMessage({ type: 'vip', level: 2 })).toEqual({ id: 'sign.tipVip', values: { n: 2 } });
    const shortfall = { type: 'dayDeposit', missing: moneyFromPeso(60) } as const;
    expect(checkInMessage(shortfall)).toEqual({ id: 'sign.tipDay', values: { x: '60.00' } });
  });

  it('depositMessage', () => {
    const minimum = moneyFromPeso(100);
    expect(depositMessage({ type: 'belowMinimum', minimum })).toEqual({
      id: 'dep.min',
      values: { min: '100' },
    });
  });

  it('phoneMessage', () => {
    expect(phoneMessage('notAMobile')).toEqual({ id: 'auth.badPhone' });
  });

  it('withdrawalMessage', () => {
    const remaining = moneyFromPeso(60);
    expect(withdrawalMessage({ type: 'turnoverMissing', remaining })).toEqual({
      id: 'wdw.flow',
      values: { n: '60.00' },
    });
  });

  it('dayText', async () => {
    const english: Partial<Record<string, unknown>> = await loadCatalogue('en');
    const say: TranslateText = (id, values = {}) =>
      String(english[id]).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
    expect(dayText(say, '2026-01-01')).toEqual('1 Jan');
    expect(dayText(say, '2026-01-01', 'date')).toEqual('1 Jan 2026');
  });

  it('minutesText', async () => {
    const english: Partial<Record<string, unknown>> = await loadCatalogue('en');
    const say: TranslateText = (id, values = {}) =>
      String(english[id]).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
    expect(minutesText(say, 45)).toEqual('45 min');
    expect(minutesText(say, 125)).toEqual('2 h 5 min');
  });

  it('weekdayText', async () => {
    const english: Partial<Record<string, unknown>> = await loadCatalogue('en');
    const say: TranslateText = (id, values = {}) =>
      String(english[id]).replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
    expect(weekdayText(say, '2026-01-01')).toEqual('Thu');
  });
});
