import {
  channelAward,
  depositModes,
  firstMode,
  keepPromotion,
  moneyFromPeso,
  nextDepositForm,
  previewBonus,
  promotionOffers,
  zeroMoney,
} from '@kislap/domain';
import type {
  BonusPreview,
  ChannelOffer,
  DepositForm,
  DepositFormEvent,
  DepositMode,
  Money,
  PromotionChoice,
  PromotionOffer,
} from '@kislap/domain';
import { useState } from 'react';
import type { DepositFacts } from './DepositFacts';

/** What a link or a promotion card may have chosen beforehand. */
export interface WantedDeposit {
  readonly promotion?: PromotionChoice | undefined;
  readonly mode?: string | undefined;
}

/** The deposit form as filled in, and everything the operator's rules make of it. */
export interface DepositFormView {
  readonly form: DepositForm;
  readonly modes: readonly DepositMode[];
  /** Undefined when no channel is open to the player. */
  readonly mode: DepositMode | undefined;
  readonly offer: ChannelOffer | undefined;
  readonly amount: Money;
  readonly promotions: readonly PromotionOffer[];
  readonly preview: BonusPreview;
  readonly dispatch: (event: DepositFormEvent) => void;
}

/** Keeps the deposit form true to the rules at every change; undefined until the facts are there. */
export function useDepositForm(
  facts: DepositFacts | undefined,
  wanted: WantedDeposit,
): DepositFormView | undefined {
  const [form, setForm] = useState<DepositForm>();
  if (facts === undefined) return undefined;
  const { payOffer, awards, gifts, player } = facts;
  const modes = depositModes(payOffer.methods, player, payOffer.lastUsed);
  const filled = form ?? firstForm(modes, facts, wanted);
  const amount = moneyFromPeso(filled.amountText);
  const promotions = promotionOffers(gifts, player, amount);
  const current = withOfferedPromotion(filled, promotions);

  const mode = modes.find(({ code }) => code === current.mode);
  const offer = offerIn(mode, current.channelCode);
  const awardPercent = offer === undefined ? 0 : channelAward(offer, awards);

  const dispatch = (event: DepositFormEvent) =>
    setForm((before = current) =>
      nextDepositForm(before, event, { max: maxAfter(modes, before, event), gifts, player }),
    );

  return {
    form: current,
    modes,
    mode,
    offer,
    amount,
    promotions,
    preview: previewBonus({ amount, awardPercent, promotion: current.promotion, offers: promotions }),
    dispatch,
  };
}

/** A deposit that arrives while the form is open may use a promotion up: then it is no longer chosen. */
function withOfferedPromotion(form: DepositForm, offers: readonly PromotionOffer[]): DepositForm {
  const promotion = keepPromotion(form.promotion, offers);
  return promotion === form.promotion ? form : { ...form, promotion };
}

function firstForm(
  modes: readonly DepositMode[],
  { payOffer, gifts, player }: DepositFacts,
  wanted: WantedDeposit,
): DepositForm {
  const mode = modes.find(({ code }) => code === wanted.mode) ?? firstMode(modes, payOffer.lastUsed);
  const empty: DepositForm = {
    mode: mode?.code ?? '',
    channelCode: mode?.offers[0]?.channel.code ?? '',
    amountText: '',
    promotion: 0,
    bank: '',
  };
  const event = { type: 'promotionWished', promotion: wanted.promotion ?? 0 } as const;
  return nextDepositForm(empty, event, { max: zeroMoney, gifts, player });
}

function offerIn(mode: DepositMode | undefined, channelCode: string): ChannelOffer | undefined {
  return mode?.offers.find(({ channel }) => channel.code === channelCode);
}

/** The maximum that holds once `event` has happened: a new mode or channel brings its own. */
function maxAfter(modes: readonly DepositMode[], form: DepositForm, event: DepositFormEvent): Money {
  const modeCode = event.type === 'modeChosen' ? event.mode : form.mode;
  const isSwitch = event.type === 'modeChosen' || event.type === 'channelChosen';
  const channelCode = isSwitch ? event.channelCode : form.channelCode;
  const mode = modes.find(({ code }) => code === modeCode);
  return offerIn(mode, channelCode)?.max ?? zeroMoney;
}
