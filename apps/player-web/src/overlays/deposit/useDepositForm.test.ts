import { getActiveAwards, getDepositGifts, getPayOffer, getPlayer, configureApi } from '@kislap/api';
import { answer, createFakeOperator, sampleHandlers } from '@kislap/api/testing';
import { moneyFromPeso } from '@kislap/domain';
import { act, renderHook } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DepositFacts } from './useDepositForm';
import { useDepositForm } from './useDepositForm';

let facts: DepositFacts;

beforeAll(async () => {
  const newcomerGift = JSON.stringify([{ amount: 100, rate: 100 }]);
  const operator = createFakeOperator({
    ...sampleHandlers,
    getPayGift: () => answer([{ activity_type: 19, activity_content: newcomerGift, status: 1 }]),
  });
  configureApi({ adapter: operator.adapter, getToken: () => 'T1' });
  const player = { ...(await getPlayer()), depositCount: 0 };
  const [payOffer, awards, gifts] = await Promise.all([
    getPayOffer(player.userId),
    getActiveAwards(),
    getDepositGifts(),
  ]);
  facts = { payOffer: { ...payOffer, lastUsed: [] }, awards, gifts, player };
});

function open(wanted: Parameters<typeof useDepositForm>[1] = {}, more: Partial<DepositFacts> = {}) {
  const { result } = renderHook(() => useDepositForm({ ...facts, ...more }, wanted));
  const view = () => {
    if (result.current === undefined) throw new Error('The form has its facts.');
    return result.current;
  };
  const type = (text: string) => act(() => view().dispatch({ type: 'amountTyped', text }));
  return { view, type };
}

describe('the deposit form', () => {
  it('is not there before its facts are', () => {
    expect(renderHook(() => useDepositForm(undefined, {})).result.current).toBeUndefined();
  });

  it('begins empty, in the first mode, with no promotion chosen for the player', () => {
    const { view } = open();
    expect(view().form).toMatchObject({ mode: 'gcash', channelCode: 'gc1', amountText: '', promotion: 0 });
  });

  it('begins in the mode that a link asks for', () => {
    expect(open({ mode: 'qrph' }).view().form.mode).toBe('qrph');
  });

  it('takes the promotion that a card asks for once the amount allows it', () => {
    const { view, type } = open({ promotion: 19 });
    expect(view().form.promotion).toBe(0);
    type('1');
    type('10');
    expect(view().form.promotion).toBe(0);
    type('100');
    expect(view().form.promotion).toBe(19);
    type('10');
    type('100');
    expect(view().form.promotion).toBe(0);
  });

  it('cuts an amount over the channel’s maximum', () => {
    const { view, type } = open();
    type('20001');
    expect(view().form.amountText).toBe('20000');
  });

  it('previews the bonus and drops the promotion when the amount falls under its minimum', () => {
    const { view, type } = open();
    type('100');
    act(() => view().dispatch({ type: 'promotionChosen', promotion: 19 }));
    expect(view().preview.total).toBe(moneyFromPeso(100));
    type('10');
    expect(view().form.promotion).toBe(0);
    type('100');
    expect(view().form.promotion).toBe(0);
  });

  it('counts an award that comes with every deposit as locked', () => {
    const { view, type } = open({ mode: 'maya' });
    type('500');
    expect(view().preview.total).toBe(moneyFromPeso(25));
    expect(view().award).toMatchObject({ boundPercent: 5 });
  });

  it('counts no award that can be left before it is taken', () => {
    const terms = { times: 5, days: 14, maxStake: moneyFromPeso(500) };
    const choice = { methodId: 3, mode: 'maya', awardPercent: 5, isChoice: true, terms };
    const { view, type } = open({ mode: 'maya' }, { awards: [choice] });
    type('500');
    expect(view().preview.total).toBe(0);
    expect(view().award).toMatchObject({ boundPercent: 0, isChoice: true, terms });
  });

  it('clears amount and promotion when the mode changes', () => {
    const { view, type } = open();
    type('500');
    act(() => view().dispatch({ type: 'modeChosen', mode: 'qrph', channelCode: 'qr1' }));
    expect(view().form).toMatchObject({ mode: 'qrph', amountText: '', promotion: 0 });
  });
});
