// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { createElement, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { moneyFromPeso, zeroMoney, epochSecondsFrom } from '@kislap/domain';
import { KislapIntlProvider, loadCatalogue } from '@kislap/i18n';
import {
  amountRange,
  avatars,
  BarsToFill,
  BesideColumn,
  ConditionRow,
  type DrawPrize,
  type Glyph,
  kislap,
  type Limit,
  type LimitRaise,
  ModalContainerContext,
  type Navigate,
  perlas,
  ScrollContainerContext,
  type Skin,
  telHref,
  toast,
  type ToastHandle,
  vipLevelName,
} from './index';

describe('examples of index', () => {
  it('Skin', () => {
    const paperOf = ({ defaultScheme, schemes }: Skin) => schemes[defaultScheme].color.bg;
    expect(paperOf.length).toEqual(1);
  });

  it('kislap', () => {
    expect(kislap.defaultScheme).toEqual('dark');
  });

  it('perlas', () => {
    expect(perlas.defaultScheme).toEqual('light');
  });

  it('Glyph', () => {
    const dash: Glyph = { line: 'M40,120H216v16H40Z' };
    expect(dash.tone).toEqual(undefined);
  });

  it('avatars', () => {
    expect(avatars.length).toEqual(8);
  });

  it('DrawPrize', () => {
    const thanks: DrawPrize = { kind: 'thanks' };
    expect(thanks.amount).toEqual(undefined);
  });

  it('BesideColumn', () => {
    expect(renderToStaticMarkup(createElement(BesideColumn, null, 'Winners'))).toEqual('');
  });

  it('Navigate', () => {
    const visited: string[] = [];
    const navigate: Navigate = (href) => visited.push(href);
    navigate('/user/vip');
    expect(visited).toEqual(['/user/vip']);
  });

  it('ModalContainerContext', () => {
    const Place = () => (use(ModalContainerContext) === undefined ? 'over the page' : 'in the column');
    expect(renderToStaticMarkup(createElement(Place))).toEqual('over the page');
  });

  it('ScrollContainerContext', () => {
    const Place = () => (use(ScrollContainerContext) === undefined ? 'the page' : 'in the column');
    expect(renderToStaticMarkup(createElement(Place))).toEqual('the page');
  });

  it('ToastHandle', () => {
    const saving: ToastHandle = toast({ kind: 'loading', title: 'Saving…' });
    expect(saving.dismiss()).toEqual(undefined);
  });

  it('amountRange', () => {
    expect(amountRange(moneyFromPeso(100), moneyFromPeso(50_000))).toEqual('₱100 – ₱50,000');
    expect(amountRange(moneyFromPeso(100), zeroMoney)).toEqual('₱100+');
  });

  it('ConditionRow', () => {
    const row = createElement(ConditionRow, { title: 'Deposit today', isMet: true, markLabel: 'Met' });
    expect(renderToStaticMarkup(row).includes('Deposit today')).toEqual(true);
  });

  it('telHref', () => {
    expect(telHref('(02) 8248-9568')).toEqual('tel:0282489568');
  });

  it('Limit', () => {
    const play: Limit = { kind: 'minutes', most: 120, used: 45 };
    expect(play.most - play.used).toEqual(75);
  });

  it('LimitRaise', () => {
    const now = epochSecondsFrom(1_767_196_800);
    const raise: LimitRaise = { to: { kind: 'minutes', most: 180 }, startsAt: now, now };
    expect(raise.to.most).toEqual(180);
  });

  it('BarsToFill', async () => {
    const children = createElement(BarsToFill, { count: 1, nextLevel: undefined });
    const shown = { locale: 'en', catalogue: await loadCatalogue('en'), children } as const;
    expect(renderToStaticMarkup(createElement(KislapIntlProvider, shown)) !== '').toEqual(true);
  });

  it('vipLevelName', () => {
    expect(vipLevelName(1)).toEqual('vip.name.kawayan');
    expect(vipLevelName(0)).toEqual(undefined);
  });
});
