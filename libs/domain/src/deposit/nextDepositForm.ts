import { acceptPesoInput } from '../money/acceptPesoInput';
import { keepPromotion } from '../promotions/keepPromotion';
import { promotionOffers } from '../promotions/promotionOffers';
import { capDepositAmount } from './capDepositAmount';
import { typedMoney } from '../money/typedMoney';
import type { PromotionOffer } from '../promotions/PromotionOffer';
import type { DepositForm } from './DepositForm';
import type { DepositFormEvent } from './DepositFormEvent';
import type { DepositFormRules } from './DepositFormRules';

/**
 * The deposit form after an event.
 *
 * Form rules: another mode clears amount, promotion and bank; another channel keeps the amount but cuts it to its
 * own maximum; the amount takes whole pesos and is cut to the maximum while typing; a promotion is dropped as
 * soon as the amount no longer allows it and does not come back by itself. One that was wished for before there was
 * an amount is taken when the amount first allows it, unless the player has chosen for themselves.
 *
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * const rules = { max: moneyFromPeso(50_000), gifts: [], player: { depositCount: 0, dep15Count: 0 } };
 * nextDepositForm(form, { type: 'amountTyped', text: '60000' }, rules).amountText; // => '50000'
 * nextDepositForm(form, { type: 'amountTyped', text: '5a' }, rules).amountText; // => '500'
 */
export function nextDepositForm(
  form: DepositForm,
  event: DepositFormEvent,
  rules: DepositFormRules,
): DepositForm {
  const changed = applyEvent(form, event);
  const amountText = capDepositAmount(changed.amountText, rules.max);
  const offers = promotionOffers(rules.gifts, rules.player, typedMoney(amountText));
  const promotion = keepPromotion(changed.promotion, offers);
  return withWish({ ...changed, amountText, promotion }, offers);
}

/** Grants a wish as soon as it can be granted; it is then over. */
function withWish({ wish, ...form }: DepositForm, offers: readonly PromotionOffer[]): DepositForm {
  if (wish === undefined) return form;
  const isGranted = keepPromotion(wish, offers) === wish;
  return isGranted ? { ...form, promotion: wish } : { ...form, wish };
}

function applyEvent(form: DepositForm, event: DepositFormEvent): DepositForm {
  switch (event.type) {
    case 'modeChosen':
      return {
        mode: event.mode,
        channelCode: event.channelCode,
        amountText: '',
        promotion: 0,
        bank: '',
        ...(form.wish !== undefined && { wish: form.wish }),
      };
    case 'channelChosen':
      return { ...form, channelCode: event.channelCode, bank: '' };
    case 'amountTyped':
      return { ...form, amountText: acceptPesoInput(form.amountText, event.text, 'whole') };
    case 'promotionChosen': {
      const { wish: _replaced, ...chosen } = form;
      return { ...chosen, promotion: event.promotion };
    }
    case 'promotionWished':
      return { ...form, wish: event.promotion };
    case 'bankChosen':
      return { ...form, bank: event.bank };
    case 'accountNameGiven':
      return { ...form, accountName: event.accountName };
  }
}
