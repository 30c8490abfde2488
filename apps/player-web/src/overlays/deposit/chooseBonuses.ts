import { addMoney, percentOfMoney, zeroMoney } from '@kislap/domain';
import type { Money, ReadyDeposit } from '@kislap/domain';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { BonusTermsOptions } from '../../navigation/overlays/OverlayMap';
import type { DepositAward, DepositFormView } from './useDepositForm';

/** A deposit with what its player took of what it was offered. */
export interface ChosenDeposit {
  readonly ready: ReadyDeposit;
  /** Undefined where the channel's award is no choice, or there is none. */
  readonly takesAward: boolean | undefined;
  /** What is added to it, locked. */
  readonly bonus: Money;
}

/** What a deposit can have on top if its player takes it when asked; nothing where the award comes anyway or cannot be explained. */
export function choosableAward(deposit: Money, { isChoice, terms, awardPercent = 0 }: DepositAward): Money {
  return isChoice === true && terms !== undefined ? percentOfMoney(deposit, awardPercent) : zeroMoney;
}

/**
 * Tells what a promotion asks for, then what the award of the channel asks for, each before it is taken. Each can be left by
 * itself; the card of the second counts what it asks for beyond the first. An award whose terms are not known cannot be
 * explained, and so it is not taken.
 *
 * @returns undefined when the player left a question
 */
export async function chooseBonuses(
  ready: ReadyDeposit,
  { preview, promotions, award }: DepositFormView,
): Promise<ChosenDeposit | undefined> {
  const { amount: deposit, promotion } = ready;
  const ask = async (options: Omit<BonusTermsOptions, 'deposit'>) => {
    const asked = await openOverlay('bonus-terms', { ...options, deposit });
    return asked.type === 'answered' ? asked.value === 'take' : undefined;
  };
  let bonus = preview.promotion;
  let isTaken: boolean | undefined = promotion !== 0;
  const terms = promotions.find(({ choice }) => choice === promotion)?.terms;
  if (promotion !== 0 && terms !== undefined && bonus > zeroMoney)
    isTaken = await ask({ promotion, bonus, terms });
  if (isTaken === undefined) return undefined;
  if (!isTaken) bonus = zeroMoney;
  const chosen = isTaken ? ready : { ...ready, promotion: 0 as const };
  if (award.isChoice !== true)
    return { ready: chosen, takesAward: undefined, bonus: addMoney(bonus, preview.award) };
  const added = choosableAward(deposit, award);
  const { terms: asked, games } = award;
  const takesAward =
    asked !== undefined && (await ask({ terms: asked, games, bonus: added, isOnTop: isTaken }));
  if (takesAward === undefined) return undefined;
  return { ready: chosen, takesAward, bonus: takesAward ? addMoney(bonus, added) : bonus };
}
