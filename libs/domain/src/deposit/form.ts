import { type Money, typedMoney, zeroMoney } from '../money';
import { acceptWholePesos } from '../money/internal';
import type { DepositGift, Depositor, PromotionChoice } from '../promotions';
import { isPromotionAllowed } from '../promotions/internal';
import { capDepositAmount } from './amounts';
import type { DepositForm } from './check';

/**
 * What the player does on the deposit screen.
 *
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * const event: DepositFormEvent = { type: 'amountTyped', text: '₱1,000' };
 * const rules = { max: undefined, gifts: [], player: { depositCount: 0, dep15Count: 0 } };
 * nextDepositForm(form, event, rules).amountText; // => '1000'
 */
export type DepositFormEvent =
  | { readonly type: 'modeChosen'; readonly mode: string; readonly channelCode: string }
  | { readonly type: 'channelChosen'; readonly channelCode: string }
  | { readonly type: 'amountTyped'; readonly text: string }
  | { readonly type: 'promotionChosen'; readonly promotion: PromotionChoice }
  /** By a link or a card, before there is an amount. */
  | { readonly type: 'promotionRequested'; readonly promotion: PromotionChoice }
  | { readonly type: 'bankChosen'; readonly bank: string }
  | { readonly type: 'accountNameGiven'; readonly accountName: string };

/**
 * What bounds the deposit form after an event.
 *
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * const player = { depositCount: 0, dep15Count: 0 };
 * const rules: DepositFormRules = { max: moneyFromPeso(50_000), gifts: [], player };
 * nextDepositForm(form, { type: 'amountTyped', text: '60000' }, rules).amountText; // => '50000'
 */
export interface DepositFormRules {
  /** Largest deposit of the channel chosen after the event; undefined when none is set. */
  readonly max: Money | undefined;
  readonly gifts: readonly DepositGift[];
  readonly player: Depositor;
}

/**
 * The deposit form after an event.
 *
 * Form rules: a new mode clears amount, promotion and bank; a new channel cuts the amount to its maximum. A promotion
 * no longer allowed is dropped for good, one wanted earlier taken once allowed.
 *
 * @see docs/rules.md#deposit-form
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
  const { requested: held, ...rest } = form;
  const changed = cutToMaximum(applyEvent(rest, event), form, rules.max);
  const amount = typedMoney(changed.amountText) ?? zeroMoney;
  const requested = requestedAfter(held, event);
  // A requested promotion is taken as soon as it can be; the request is then over.
  if (requested !== undefined && isPromotionAllowed(requested, rules, amount))
    return { ...changed, promotion: requested };
  const promotion = isPromotionAllowed(changed.promotion, rules, amount) ? changed.promotion : 0;
  return { ...changed, promotion, ...(requested !== undefined && { requested }) };
}

function cutToMaximum(changed: DepositForm, before: DepositForm, max: Money | undefined): DepositForm {
  const { isCut: wasCut, ...form } = changed;
  const amountText = capDepositAmount(form.amountText, max);
  const isCut = amountText !== form.amountText || (wasCut && amountText === before.amountText);
  return { ...form, amountText, ...(isCut && { isCut }) };
}

function requestedAfter(
  held: PromotionChoice | undefined,
  event: DepositFormEvent,
): PromotionChoice | undefined {
  if (event.type === 'promotionChosen') return undefined;
  return event.type === 'promotionRequested' ? event.promotion : held;
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
    case 'promotionRequested':
      return form;
    case 'bankChosen':
      return { ...form, bank: event.bank };
    case 'accountNameGiven':
      return { ...form, accountName: event.accountName };
  }
}

/**
 * Whether Submit is enabled. Deposit rule: not while there is no amount.
 *
 * @see docs/rules.md#deposit-checks
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * canSubmitDeposit(form); // => true
 * canSubmitDeposit({ ...form, amountText: '' }); // => false
 */
export function canSubmitDeposit(form: DepositForm): boolean {
  return typedMoney(form.amountText) !== undefined;
}
