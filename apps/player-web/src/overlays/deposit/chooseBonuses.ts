import { addMoney, zeroMoney } from '@kislap/domain';
import type { Money, ReadyDeposit } from '@kislap/domain';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { BonusTermsOptions } from '../../navigation/overlays/OverlayMap';
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
  const ask = async (
    options: Omit<BonusTermsOptions, 'deposit' | 'terms'>,
    terms: BonusTermsOptions['terms'],
  ) => {
    const asked = await openOverlay('bonus-terms', { ...options, deposit, terms });
    return asked.type === 'answered' ? asked.value === 'take' : undefined;
  };
  let isTaken: boolean | undefined = promotion !== 0;
  const terms = promotions.find(({ choice }) => choice === promotion)?.terms;
  if (promotion !== 0 && terms !== undefined && preview.promotion > zeroMoney)
    isTaken = await ask({ promotion, bonus: preview.promotion }, terms);
  if (isTaken === undefined) return undefined;

  let takesAward: boolean | undefined;
  if (award.isChoice && award.percent > 0) {
    const { terms: asked, games, amount } = award;
    const options = { promotion: undefined, bonus: amount, games, isOnTop: isTaken };
    takesAward = asked !== undefined && amount > zeroMoney && (await ask(options, asked));
    if (takesAward === undefined) return undefined;
  }
  const ofChannel = takesAward === true ? award.amount : preview.award;
  return {
    ready: isTaken ? ready : { ...ready, promotion: 0 },
    takesAward,
    bonus: isTaken ? addMoney(preview.promotion, ofChannel) : ofChannel,
  };
}
