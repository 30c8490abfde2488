import type { Protection } from '@kislap/configure/settings';
import {
  activeAward,
  type BonusTerms,
  channelAward,
  type ChannelOffer,
  checkDepositAmount,
  checkPayer,
  formatLimit,
  isChannelEligible,
  type Money,
  offerChannel,
  type PayMethod,
  percentOfMoney,
  type PromotionChoice,
  promotionOffers,
  zeroMoney,
} from '@kislap/domain';
import { bonusTermsOf, giftsUnder } from '../../catalogue/depositGifts';
import { activeAwards } from '../../catalogue/payMethods';
import type { PlayerRow } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';

/** What a player asks for on the deposit screen. */
interface DepositRequest {
  readonly mode: string;
  readonly channelCode: string;
  readonly amount: Money;
  readonly promotion: number;
  /** The channel's award is taken. */
  readonly takesAward: boolean;
  readonly bankCode: string;
  readonly accountName: string;
}

/** A deposit that passed every check. */
export interface PlannedDeposit {
  readonly offer: ChannelOffer;
  readonly amount: Money;
  readonly promotion: PromotionChoice;
  /** Channel bonus; none that can be left and was not taken. */
  readonly award: Money;
  /** Promotion bonus, as told when the order is made; judged again when it is credited. */
  readonly bonus: Money;
  /** What the bonus asks for; stored with the order. */
  readonly terms: BonusTerms;
  /** How often the deposit itself is to be bet; stored with the order, too. */
  readonly depositTimes: number;
  readonly bankCode: string;
  readonly accountName: string;
}

/** What an operator has open and asks for at the moment. */
interface DepositOffer {
  readonly methods: readonly PayMethod[];
  readonly protection: Protection;
}

/**
 * Checks a deposit by the domain's rules, whatever the app has checked: channel, limits, promotion, payer.
 *
 * @throws Refusal of the first check that fails; `switchedOff` for a closed channel
 */
export function planDeposit(
  request: DepositRequest,
  player: PlayerRow,
  { methods, protection }: DepositOffer,
): PlannedDeposit {
  const offer = findOffer(request, player, methods);
  const amount = checkAmount(request, offer);
  const { choice, bonus, terms = bonusTermsOf(protection) } = findPromotion(request, player, protection);
  const { bank, accountName } = payerOf(request, offer);
  return {
    offer,
    amount,
    promotion: choice,
    award: findAward(request, offer),
    bonus,
    terms,
    depositTimes: protection.depositTimes,
    bankCode: bank,
    accountName,
  };
}

function findOffer(request: DepositRequest, player: PlayerRow, methods: readonly PayMethod[]): ChannelOffer {
  for (const method of methods.filter((candidate) => candidate.isDeposit)) {
    const channel = method.channels.find(
      ({ mode, code }) => mode === request.mode && code === request.channelCode,
    );
    if (channel?.isEnabled === false) throw new Refusal('switchedOff');
    if (channel && isChannelEligible(channel, player)) return offerChannel(channel, method);
  }
  throw new Refusal('channelNotEligible');
}

function checkAmount({ amount }: DepositRequest, offer: ChannelOffer): Money {
  const checked = checkDepositAmount(amount, offer);
  if (checked.ok) return checked.value;
  switch (checked.reason.type) {
    case 'belowMinimum': {
      const min = formatLimit(checked.reason.minimum);
      throw new Refusal('depositBelowMinimum', { field: 'amount' }, { min });
    }
    case 'aboveMaximum': {
      const max = formatLimit(checked.reason.maximum);
      throw new Refusal('depositAboveMaximum', { field: 'amount' }, { max });
    }
  }
}

function findPromotion(request: DepositRequest, player: PlayerRow, protection: Protection) {
  const offers = promotionOffers(giftsUnder(protection), player, request.amount);
  const chosen = offers.find((offer) => offer.choice === request.promotion && !offer.isDisabled);
  if (!chosen) throw new Refusal('promotionNotEligible', { field: 'acId' });
  return chosen;
}

/**
 * The award of a channel, where it comes with every deposit or is taken.
 *
 * @throws Refusal `promotionNotEligible` for one that is taken and not there
 */
function findAward({ amount, takesAward }: DepositRequest, offer: ChannelOffer): Money {
  const percent = channelAward(offer, activeAwards);
  const isChoice = activeAward(offer, activeAwards)?.isChoice === true;
  if (takesAward && percent === 0) throw new Refusal('promotionNotEligible', { field: 'takeAward' });
  return isChoice && !takesAward ? zeroMoney : percentOfMoney(amount, percent);
}

function payerOf({ mode, bankCode, accountName }: DepositRequest, { channel }: ChannelOffer) {
  const checked = checkPayer({ mode, bank: bankCode, accountName }, channel.banks);
  if (checked.ok) return checked.value;
  switch (checked.reason.type) {
    case 'accountNameBlank':
      throw new Refusal('accountNameRequired', { field: 'account_name' });
    case 'bankMissing':
      throw new Refusal('bankRequired', { field: 'bankcode' });
  }
}
