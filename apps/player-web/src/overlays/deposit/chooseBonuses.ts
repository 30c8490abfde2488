import { addMoney, zeroMoney } from '@kislap/domain';
import type { Money, ReadyDeposit } from '@kislap/domain';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { DepositFormView } from './useDepositForm';

/** A deposit with what its player took of what it was offered. */
export interface ChosenDeposit {
  readonly ready: ReadyDeposit;
  /** Undefined where the channel's award is no choice, or there is none. */
  readonly takesAward: boolean | undefined;
  /** What is added to it, locked. */
  readonly bonus: Money;
}

/**
 * Tells what a promotion asks for, then what the award of the channel asks for, each before it is taken. Each can be left by
 * itself; the card of the second counts what it asks for beyond the first.
 *
 * @returns undefined when the player left a question
 */
export async function chooseBonuses(
  ready: ReadyDeposit,
  view: DepositFormView,
): Promise<ChosenDeposit | undefined> {
  const takesPromotion = await askPromotion(ready, view);
  if (takesPromotion === undefined) return undefined;
  const takesAward = await askAward(ready, view, takesPromotion);
  if (takesAward === 'left') return undefined;
  const { award, promotion } = view.preview;
  const ofChannel = takesAward === true ? view.award.amount : award;
  return {
    ready: takesPromotion ? ready : { ...ready, promotion: 0 },
    takesAward,
    bonus: takesPromotion ? addMoney(promotion, ofChannel) : ofChannel,
  };
}

/** @returns undefined when the player left the question */
async function askPromotion(
  { promotion, amount: deposit }: ReadyDeposit,
  { promotions, preview }: DepositFormView,
): Promise<boolean | undefined> {
  const terms = promotions.find(({ choice }) => choice === promotion)?.terms;
  if (promotion === 0) return false;
  if (terms === undefined || preview.promotion === zeroMoney) return true;
  const options = { promotion, deposit, bonus: preview.promotion, terms };
  const asked = await openOverlay('bonus-terms', options);
  return asked.type === 'answered' ? asked.value === 'take' : undefined;
}

/** An award whose terms are not known cannot be explained, and so it is not taken. */
async function askAward(
  { amount: deposit }: ReadyDeposit,
  { award: { isChoice, percent, terms, games, amount } }: DepositFormView,
  isOnTop: boolean,
): Promise<boolean | undefined | 'left'> {
  if (!isChoice || percent === 0) return undefined;
  if (terms === undefined || amount === zeroMoney) return false;
  const options = { promotion: undefined, deposit, bonus: amount, terms, games, isOnTop };
  const asked = await openOverlay('bonus-terms', options);
  return asked.type === 'answered' ? asked.value === 'take' : 'left';
}
