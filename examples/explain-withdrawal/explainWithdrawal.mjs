import { ok } from '@kislap/domain/kernel';
import { formatMoney, parsePesoInput, zeroMoney } from '@kislap/domain/money';
import { checkWithdrawal } from '@kislap/domain/withdrawal';
import { formattingLocale } from '@kislap/domain/locale';
import { amountMessage, loadCatalogue, withdrawalMessage } from '@kislap/i18n';
import { createIntl } from 'react-intl';

/**
 * What support knows of a player, as typed.
 *
 * @typedef {object} Facts
 * @property {string} amount What the player wants to withdraw.
 * @property {string} balance
 * @property {string} turnover What has to be bet before a withdrawal.
 * @property {string} [done] What of it has been bet; nothing by default.
 * @property {string} [minimum] Of the payment method; none by default.
 * @property {string} [maximum]
 * @property {number} [deposits] Credited deposits; one by default.
 */

/** @typedef {import('@kislap/domain').Money} Money */
/** @typedef {Record<'amount' | 'balance' | 'turnover' | 'done', Money> & Partial<Record<'minimum' | 'maximum', Money>>} AmountsRead */

const amounts = /** @type {const} */ (['amount', 'balance', 'turnover', 'done', 'minimum', 'maximum']);

/**
 * Reads every amount of the facts, or names the first that is none.
 *
 * @param {Facts} facts
 * @returns {import('@kislap/domain').Result<AmountsRead, { name: string, problem: import('@kislap/domain').PesoInputProblem }>}
 */
function readAmounts(facts) {
  /** @type {AmountsRead} */
  const read = { amount: zeroMoney, balance: zeroMoney, turnover: zeroMoney, done: zeroMoney };
  for (const name of amounts) {
    const text = facts[name];
    if (text === undefined) continue;
    const parsed = parsePesoInput(text);
    if (!parsed.ok) return { ok: false, reason: { name, problem: parsed.reason } };
    read[name] = parsed.value;
  }
  return ok(read);
}

/**
 * The facts of a reason, for whoever asks why.
 *
 * @param {import('@kislap/domain').WithdrawalProblem} reason
 */
function why({ type, ...facts }) {
  const told = Object.entries(facts).map(([name, amount]) => `${name} ${formatMoney(amount)}`);
  return [type, ...told].join(', ');
}

/**
 * The answer that a player gets to a withdrawal, in the player's words, and why.
 *
 * @param {Facts} facts
 * @param {import('@kislap/domain').Locale} locale
 * @returns {Promise<{ type: 'allowed' | 'refused' | 'unreadable', lines: readonly string[] }>}
 */
export async function explainWithdrawal(facts, locale) {
  const intl = createIntl({ locale: formattingLocale(locale), messages: await loadCatalogue(locale) });
  const read = readAmounts(facts);
  if (!read.ok) {
    const { id, values } = amountMessage(read.reason.problem);
    return { type: 'unreadable', lines: [`--${read.reason.name}: ${intl.formatMessage({ id }, values)}`] };
  }
  const { amount, balance, turnover, done, minimum, maximum } = read.value;
  const player = { isSignedIn: true, phone: '', mustBindPhone: false, balance, minimum, maximum };
  const cash = { depositCount: facts.deposits ?? 1, neededTurnover: turnover, doneTurnover: done };
  const outcome = checkWithdrawal(amount, player, cash);
  if (outcome.ok)
    return { type: 'allowed', lines: [`Allowed: ${formatMoney(amount)} of ${formatMoney(balance)} PHP`] };
  const { reason } = outcome;
  if (reason.type === 'phoneMissing') return { type: 'refused', lines: ['Refused', 'Why: phoneMissing'] };
  const { id, values } = withdrawalMessage(reason);
  return {
    type: 'refused',
    lines: ['Refused', `The player reads: ${intl.formatMessage({ id }, values)}`, `Why: ${why(reason)}`],
  };
}
