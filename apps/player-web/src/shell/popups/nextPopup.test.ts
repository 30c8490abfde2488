import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPopup } from './nextPopup';
import { popupOrder } from './nextPopup';

const all = new Set(popupOrder);
const promotions = ['bindPhone', 'ad', 'install'] as const;

/** Shows one after the other until nothing is left. */
function wholeVisit(waiting: ReadonlySet<(typeof popupOrder)[number]>) {
  const left = new Set(waiting);
  const shown: (typeof popupOrder)[number][] = [];
  for (;;) {
    const next = nextPopup({ isBusy: false, waiting: left, shown });
    if (next === undefined) return shown;
    shown.push(next);
    left.delete(next);
  }
}

describe('nextPopup', () => {
  it('shows what is urgent before what is an offer, and one offer a visit', () => {
    expect(wholeVisit(all)).toEqual(['maintenance', 'responsibleGaming', 'importantMail', 'bindPhone']);
  });

  it('advertises to who has a phone, before it invites to the home screen', () => {
    expect(wholeVisit(new Set(['install', 'ad']))).toEqual(['ad']);
  });

  it('invites to the home screen when there is no advertisement', () => {
    expect(wholeVisit(new Set(['install']))).toEqual(['install']);
  });

  it('has nothing when nothing waits', () => {
    expect(nextPopup({ isBusy: false, waiting: new Set(), shown: [] })).toBeUndefined();
  });

  it.each(promotions)('shows nothing promotional after %s', (shown) => {
    expect(nextPopup({ isBusy: false, waiting: new Set(promotions), shown: [shown] })).toBeUndefined();
  });

  it('informs after an offer all the same', () => {
    expect(nextPopup({ isBusy: false, waiting: all, shown: ['ad'] })).toBe('maintenance');
  });

  it('never comes over what is open', () => {
    expect(nextPopup({ isBusy: true, waiting: all, shown: [] })).toBeUndefined();
  });

  it('keeps the order and one promotion, whatever waits', () => {
    fc.assert(
      fc.property(fc.subarray([...popupOrder]), (waiting) => {
        const shown = wholeVisit(new Set(waiting));
        expect(shown.filter((kind) => promotions.some((one) => one === kind)).length).toBeLessThan(2);
        expect(shown).toEqual(popupOrder.filter((kind) => shown.includes(kind)));
      }),
    );
  });
});
