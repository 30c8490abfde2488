import { type ChannelOffer, type PayChannel, payModeOf } from '../channels';
import { fail, ok, type Result } from '../kernel';
import { type Money, typedMoney } from '../money';
import { lowestAmount, moneyFromUnits } from '../money/internal';
import type { PromotionChoice } from '../promotions';

/**
 * What the player has filled in on the deposit screen.
 *
 * @example
 * const form: DepositForm = { mode: 'gcash', channelCode: 'gp1', amountText: '500', promotion: 0, bank: '' };
 * canSubmitDeposit(form); // => true
 */
export interface DepositForm {
  readonly mode: string;
  readonly channelCode: string;
  /** As it stands in the field; '' while nothing is typed. */
  readonly amountText: string;
  /** More than the maximum was typed, and the amount was cut to it: worth saying beside the field. */
  readonly isCut?: true;
  readonly promotion: PromotionChoice;
  /** A promotion that a link or a card asked for, while the amount has not reached its minimum yet. */
  readonly requested?: PromotionChoice;
  /** The bank of an online-bank deposit; '' while none is chosen. */
  readonly bank: string;
  /** The card user's name of a bank transfer; undefined until the dialog has asked for it. */
  readonly accountName?: string;
}

/**
 * Why a deposit cannot be sent yet.
 *
 * @example
 * const problem: DepositProblem = { type: 'belowMinimum', minimum: moneyFromPeso(100) };
 * formatMoney(problem.minimum); // => '100.00'
 */
export type DepositProblem =
  | { readonly type: 'amountMissing' }
  | { readonly type: 'signedOut' }
  | { readonly type: 'belowMinimum'; readonly minimum: Money }
  | { readonly type: 'aboveMaximum'; readonly maximum: Money }
  /** The dialog 'Input Pay Card User Name' has to ask first. */
  | { readonly type: 'accountNameUnasked' }
  | { readonly type: 'accountNameBlank' }
  | { readonly type: 'bankMissing' };

/**
 * A deposit that has passed every check and may be sent.
 *
 * @example
 * const terms = { mode: 'gcash', channelCode: 'gp1', promotion: 0, bank: '' } as const;
 * const ready: ReadyDeposit = { ...terms, amount: moneyFromPeso(500), accountName: '' };
 * const offer = { min: undefined, max: undefined, channel: { banks: [] } };
 * checkDeposit({ ...terms, amountText: '500' }, { offer, isSignedIn: true }); // => ok(ready)
 */
export interface ReadyDeposit {
  readonly mode: string;
  readonly channelCode: string;
  readonly amount: Money;
  readonly promotion: PromotionChoice;
  /** '' unless the mode is an online bank. */
  readonly bank: string;
  /** '' when the mode does not ask for it. */
  readonly accountName: string;
}

/**
 * Checks a deposit on Submit, in order: signed in, limits of the channel, account name for a bank transfer, bank for an
 * online bank. Without an amount the button is disabled, so that case comes before all others.
 *
 * @see docs/rules.md#deposit-checks
 * @param offer the chosen channel with its limits
 * @example
 * const form = { mode: 'gcash', channelCode: 'gp1', amountText: '50', promotion: 0, bank: '' } as const;
 * const minimum = moneyFromPeso(100);
 * const offer = { min: minimum, max: undefined, channel: { banks: [] } };
 * checkDeposit(form, { offer, isSignedIn: true }); // => fail({ type: 'belowMinimum', minimum })
 * checkDeposit(form, { offer, isSignedIn: false }); // => fail({ type: 'signedOut' })
 */
export function checkDeposit(
  form: DepositForm,
  { offer, isSignedIn }: { readonly offer: DepositTerms; readonly isSignedIn: boolean },
): Result<ReadyDeposit, DepositProblem> {
  const { mode, channelCode, promotion, bank, accountName } = form;
  const typed = typedMoney(form.amountText);
  if (typed === undefined) return fail({ type: 'amountMissing' });
  if (!isSignedIn) return fail({ type: 'signedOut' });
  const amount = checkDepositAmount(typed, offer);
  if (!amount.ok) return amount;
  if (payModeOf(mode).payer === 'accountName' && accountName === undefined)
    return fail({ type: 'accountNameUnasked' });
  const payer = checkPayer({ mode, bank, accountName: accountName ?? '' }, offer.channel.banks);
  if (!payer.ok) return payer;
  return ok({ mode, channelCode, promotion, amount: amount.value, ...payer.value });
}

/** The part of an offer that a deposit is checked against. */
interface DepositTerms extends Pick<ChannelOffer, 'min' | 'max'> {
  readonly channel: Pick<ChannelOffer['channel'], 'banks'>;
}

/**
 * Checks an amount against the limits of its channel, minimum first. A limit that is not set stops nothing; one that
 * cannot be compared lets nothing through.
 *
 * @see docs/rules.md#deposit-checks
 * @throws RangeError when the amount or the limit it breaks is no exact amount
 * @example
 * const limits = { min: moneyFromPeso(100), max: undefined };
 * checkDepositAmount(moneyFromPeso(100), limits); // => ok(moneyFromPeso(100))
 * checkDepositAmount(moneyFromPeso(99), limits); // => fail({ type: 'belowMinimum', minimum: moneyFromPeso(100) })
 */
export function checkDepositAmount(
  amount: Money,
  { min, max }: Pick<ChannelOffer, 'min' | 'max'>,
): Result<Money, Extract<DepositProblem, { type: 'belowMinimum' | 'aboveMaximum' }>> {
  const lowest = lowestAmount(min);
  if (!(amount >= lowest)) return fail({ type: 'belowMinimum', minimum: lowest });
  if (max !== undefined && !(amount <= max))
    return fail({ type: 'aboveMaximum', maximum: moneyFromUnits(max) });
  return ok(moneyFromUnits(amount));
}

/**
 * Checks what two modes ask for: a bank transfer the card user's name, an online bank one of its open banks.
 *
 * @see docs/rules.md#deposit-checks
 * @param banks of the chosen channel
 * @returns the bank and the name, each only in the mode that asks for it
 * @example
 * const transfer = { mode: 'banktransfer', bank: '', accountName: ' Juan ' };
 * checkPayer(transfer, []); // => ok({ bank: '', accountName: 'Juan' })
 * checkPayer({ ...transfer, accountName: ' ' }, []); // => fail({ type: 'accountNameBlank' })
 * const online = { mode: 'onlinebank', bank: 'BPI', accountName: '' };
 * checkPayer(online, [{ name: 'BPI', isEnabled: false }]); // => fail({ type: 'bankMissing' })
 */
export function checkPayer(
  { mode, bank, accountName }: Pick<ReadyDeposit, 'mode' | 'bank' | 'accountName'>,
  banks: PayChannel['banks'],
): Result<
  Pick<ReadyDeposit, 'bank' | 'accountName'>,
  Extract<DepositProblem, { type: 'accountNameBlank' | 'bankMissing' }>
> {
  const { payer } = payModeOf(mode);
  if (payer === 'accountName') {
    const trimmed = accountName.trim();
    return trimmed === '' ? fail({ type: 'accountNameBlank' }) : ok({ bank: '', accountName: trimmed });
  }
  if (payer === 'nobody') return ok({ bank: '', accountName: '' });
  const isOpen = banks.some(({ name, isEnabled }) => isEnabled && name === bank);
  return isOpen ? ok({ bank, accountName: '' }) : fail({ type: 'bankMissing' });
}
