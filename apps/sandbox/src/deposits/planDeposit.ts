import {
  channelAward,
  type ChannelOffer,
  isChannelEligible,
  type Money,
  type PayMethod,
  offerChannel,
  percentOfMoney,
  pesoText,
  promotionOffers,
  zeroMoney,
} from '@kislap/domain';
import { activeAwards } from '../catalogue/activeAwards';
import { depositGifts } from '../catalogue/depositGifts';
import { Refusal } from '../kernel/Refusal';
import type { PlayerRow } from '../players/PlayerRow';
import type { PlannedDeposit } from './PlannedDeposit';

/** What a player asks for on the deposit screen. */
export interface DepositWish {
  readonly mode: string;
  readonly channelCode: string;
  readonly amount: Money;
  readonly promotion: number;
  readonly bankCode: string;
  readonly accountName: string;
}

/**
 * Checks a deposit in the order of the deposit rule: channel, limits, promotion, account name for a bank transfer,
 * bank for an online bank. The client's own checks count for nothing here.
 *
 * @param methods as they are now
 * @throws Refusal of the first check that fails; `switchedOff` for a channel that is closed
 */
export function planDeposit(
  wish: DepositWish,
  player: PlayerRow,
  methods: readonly PayMethod[],
): PlannedDeposit {
  const offer = findOffer(wish, player, methods);
  checkLimits(wish.amount, offer);
  const { choice, bonus } = findPromotion(wish, player);
  checkPayer(wish, offer);
  return {
    offer,
    amount: wish.amount,
    promotion: choice,
    award: percentOfMoney(wish.amount, channelAward(offer, activeAwards)),
    bonus,
    bankCode: wish.mode === 'onlinebank' ? wish.bankCode : '',
    accountName: wish.mode === 'banktransfer' ? wish.accountName.trim() : '',
  };
}

function findOffer(wish: DepositWish, player: PlayerRow, methods: readonly PayMethod[]): ChannelOffer {
  for (const method of methods.filter((candidate) => candidate.isDeposit)) {
    const channel = method.channels.find(({ mode, code }) => mode === wish.mode && code === wish.channelCode);
    if (channel?.isEnabled === false) throw new Refusal('switchedOff');
    if (channel && isChannelEligible(channel, player)) return offerChannel(channel, method);
  }
  throw new Refusal('channelNotEligible');
}

function checkLimits(amount: Money, { min, max }: ChannelOffer): void {
  if (amount < min) {
    throw new Refusal('depositBelowMinimum', { field: 'amount' }, { min: pesoText(min) });
  }
  if (max > zeroMoney && amount > max) {
    throw new Refusal('depositAboveMaximum', { field: 'amount' }, { max: pesoText(max) });
  }
}

function findPromotion(wish: DepositWish, player: PlayerRow) {
  const offers = promotionOffers(depositGifts, player, wish.amount);
  const chosen = offers.find((offer) => offer.choice === wish.promotion && !offer.isDisabled);
  if (!chosen) throw new Refusal('promotionNotEligible', { field: 'acId' });
  return chosen;
}

function checkPayer(wish: DepositWish, { channel }: ChannelOffer): void {
  if (wish.mode === 'banktransfer' && wish.accountName.trim() === '') {
    throw new Refusal('accountNameRequired', { field: 'account_name' });
  }
  const isBankOpen = channel.banks.some((bank) => bank.isEnabled && bank.name === wish.bankCode);
  if (wish.mode === 'onlinebank' && !isBankOpen) throw new Refusal('bankRequired', { field: 'bankcode' });
}
