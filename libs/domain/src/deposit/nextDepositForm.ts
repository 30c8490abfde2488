import { acceptWholePesos } from '../money/acceptWholePesos';
import { isPromotionAllowed } from '../promotions/isPromotionAllowed';
import { capDepositAmount } from './capDepositAmount';
import { cleanPesoInput } from '../money/cleanPesoInput';
import { moneyFromPeso } from '../money/moneyFromPeso';
import type { PromotionChoice } from '../promotions/PromotionChoice';
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
  const { wish: held, ...rest } = form;
  const changed = applyEvent(rest, event);
  const amountText = capDepositAmount(changed.amountText, rules.max);
  const amount = moneyFromPeso(cleanPesoInput(amountText));
  const wish = wishAfter(held, event);
  // A wish is granted as soon as it can be; it is then over.
  if (wish !== undefined && isPromotionAllowed(wish, rules, amount)) {
    return { ...changed, amountText, promotion: wish };
  }
  const promotion = isPromotionAllowed(changed.promotion, rules, amount) ? changed.promotion : 0;
  return { ...changed, amountText, promotion, ...(wish !== undefined && { wish }) };
}

function wishAfter(held: PromotionChoice | undefined, event: DepositFormEvent): PromotionChoice | undefined {
  if (event.type === 'promotionChosen') return undefined;
  return event.type === 'promotionWished' ? event.promotion : held;
}

function applyEvent(form: DepositForm, event: DepositFormEvent): DepositForm {
  switch (event.type) {
    case 'modeChosen': {
      const { mode, channelCode } = event;
      return { mode, channelCode, amountText: '', promotion: 0, bank: '' };
    }
    case 'channelChosen':
      return { ...form, channelCode: event.channelCode, bank: '' };
    case 'amountTyped':
      return { ...form, amountText: acceptWholePesos(form.amountText, event.text) };
    case 'promotionChosen':
      return { ...form, promotion: event.promotion };
    case 'promotionWished':
      return form;
    case 'bankChosen':
      return { ...form, bank: event.bank };
    case 'accountNameGiven':
      return { ...form, accountName: event.accountName };
  }
}
