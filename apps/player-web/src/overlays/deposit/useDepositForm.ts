import { useActiveAwards, useDepositGifts, usePayOffer, usePlayer } from '@kislap/api/react';
import type { PayOffer } from '@kislap/api';
import {
  activeAward,
  channelAward,
  depositModes,
  firstMode,
  keepPromotion,
  nextDepositForm,
  previewBonus,
  promotionOffers,
  typedMoney,
  zeroMoney,
} from '@kislap/domain';
import type {
  ActiveAward,
  BonusPreview,
  ChannelOffer,
  DepositForm,
  DepositFormEvent,
  DepositGift,
  DepositMode,
  Money,
  Percent,
  Player,
  PromotionChoice,
  PromotionOffer,
} from '@kislap/domain';
import { useState } from 'react';

/** What a link or a promotion card may have chosen beforehand. */
interface WantedDeposit {
  readonly promotion?: PromotionChoice | undefined;
  readonly mode?: string | undefined;
}

/** What the chosen channel adds: the award in force, if any, and what comes with every deposit. */
export interface DepositAward extends Partial<ActiveAward> {
  /** 0 for an award that is a choice. */
  readonly boundPercent: Percent;
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
  /** What comes with the deposit; an award that is a choice does not come before it is taken. */
  readonly preview: BonusPreview;
  readonly award: DepositAward;
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
  const amount = typedMoney(filled.amountText) ?? zeroMoney;
  const promotions = promotionOffers(gifts, player, amount);
  const current = withOfferedPromotion(filled, promotions);

  const mode = modes.find(({ code }) => code === current.mode);
  const offer = offerIn(mode, current.channelCode);
  const active = offer && activeAward(offer, awards);
  const boundPercent = offer === undefined || active?.isChoice === true ? 0 : channelAward(offer, awards);

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
    preview: previewBonus({
      amount,
      awardPercent: boundPercent,
      promotion: current.promotion,
      offers: promotions,
    }),
    award: { ...active, boundPercent },
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
  const event = { type: 'promotionRequested', promotion: wanted.promotion ?? 0 } as const;
  return nextDepositForm(empty, event, { max: undefined, gifts, player });
}

function offerIn(mode: DepositMode | undefined, channelCode: string): ChannelOffer | undefined {
  return mode?.offers.find(({ channel }) => channel.code === channelCode);
}

/** The maximum that holds once `event` has happened: a new mode or channel brings its own. */
function maxAfter(
  modes: readonly DepositMode[],
  form: DepositForm,
  event: DepositFormEvent,
): Money | undefined {
  const modeCode = event.type === 'modeChosen' ? event.mode : form.mode;
  const isSwitch = event.type === 'modeChosen' || event.type === 'channelChosen';
  const channelCode = isSwitch ? event.channelCode : form.channelCode;
  const mode = modes.find(({ code }) => code === modeCode);
  return offerIn(mode, channelCode)?.max;
}

/** What the operator says before a deposit: the ways to pay, running awards, promotions, and who pays. */
export interface DepositFacts {
  readonly payOffer: PayOffer;
  readonly awards: readonly ActiveAward[];
  readonly gifts: readonly DepositGift[];
  readonly player: Player;
}

/** Where loading the facts of a deposit stands. */
type DepositFactsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly facts: DepositFacts };

/**
 * Loads what a deposit needs, in parallel. Without channels, or without knowing who the player is, there is no
 * deposit, so their failure is the screen's; a promotion list that cannot be loaded only means that none is offered.
 */
export function useDepositFacts(userId: number | undefined): DepositFactsState {
  const { data: player, error: playerError, mutate: askPlayer } = usePlayer(userId);
  const payOffer = usePayOffer(userId);
  const awards = useActiveAwards(userId);
  const gifts = useDepositGifts(userId);
  if (player !== undefined && payOffer.data !== undefined && awards.data !== undefined) {
    const loadedGifts = gifts.data ?? (gifts.error === undefined ? undefined : []);
    if (loadedGifts !== undefined) {
      const facts = { payOffer: payOffer.data, awards: awards.data, gifts: loadedGifts, player };
      return { status: 'loaded', facts };
    }
  }
  const isFailed = [payOffer, awards].some(({ error }) => error !== undefined) || playerError !== undefined;
  if (!isFailed) return { status: 'loading' };
  const retry = () => {
    void askPlayer();
    void payOffer.mutate();
    void awards.mutate();
  };
  return { status: 'failed', retry };
}
