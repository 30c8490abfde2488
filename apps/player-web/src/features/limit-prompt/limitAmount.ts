import {
  formatPeso,
  isLimitPesos,
  limitBounds,
  moneyFromPeso,
  parsePesoInput,
  pesoFromMoney,
} from '@kislap/domain';
import type { Money } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** What was typed as a limit in money; `undefined` while that is none. */
export function limitAmount(typed: string): Money | undefined {
  const amount = parsePesoInput(typed);
  return amount.ok && isLimitPesos(pesoFromMoney(amount.value)) ? amount.value : undefined;
}

/** What is wrong with what was typed; nothing of an empty field. */
export function limitProblem(typed: string, text: TranslateText): string | undefined {
  if (typed === '' || limitAmount(typed) !== undefined) return undefined;
  return text('rg.tooHigh', { most: formatPeso(moneyFromPeso(limitBounds.mostPesos)) });
}
