import { getBalance, getCheckInPlan, getCheckInStatus, getDepositGifts, getPayOffer } from '@kislap/api';
import { answerText, createFakeOperator } from '@kislap/api/testing';
import {
  checkInShortfalls,
  depositModes,
  firstMode,
  formatMoney,
  moneyFromScore,
  promotionOffers,
  scoreFromMoney,
} from '@kislap/domain';
import type { Visitor } from '../channels';
import type { Score } from '../money';
import type { Depositor, Offer } from '../promotions';
import type { Row } from '../wire';
import { withApi } from './withApi';

const envelope = (data: unknown, more: object = {}) =>
  answerText(JSON.stringify({ code: 200, msg: '', data, ...more }));

/** Asks about one input after the other; `answered` says what the operator sends for it. */
async function inTurn<Input, Answer>(
  inputs: readonly Input[],
  answered: (input: Input) => { readonly data: unknown; readonly user?: unknown; readonly more?: object },
  ask: (input: Input) => Promise<Answer>,
): Promise<readonly (Answer | 'refused')[]> {
  let now: ReturnType<typeof answered> = { data: null };
  const reply = () => envelope(now.data, now.more);
  const { adapter } = createFakeOperator({
    paylist4vip: reply,
    getPayGift: reply,
    getSignInfo: reply,
    getUserScore: reply,
    signUserInfo: () => envelope(now.user),
  });
  return withApi({ adapter }, async () => {
    const answers: (Answer | 'refused')[] = [];
    for (const input of inputs) {
      now = answered(input);
      const [outcome] = await Promise.allSettled([ask(input)]);
      answers.push(outcome.status === 'fulfilled' ? outcome.value : 'refused');
    }
    return answers;
  });
}

export interface PayList {
  readonly methods: readonly { readonly id: number; readonly payChanel: readonly Row[] }[];
  readonly hint: Row | null;
  readonly visitor: Visitor;
}

const method = {
  name: 'Method',
  deposit: 1,
  withdraw: 0,
  d_sort: 0,
  w_srot: 0,
  d_max: 0,
  d_min: 0,
  w_min: 0,
  w_max: 0,
  banklist: [],
};

export const modesByClient = (inputs: readonly PayList[]) =>
  inTurn(
    inputs,
    ({ methods, hint }) => ({
      data: methods.map((one) => ({ ...method, ...one })),
      more: { userChnl: hint },
    }),
    async ({ visitor }) => {
      const offer = await getPayOffer(1);
      const modes = depositModes(offer.methods, visitor, offer.lastUsed);
      return {
        modes: modes.map(({ code, isHot, offers }) => ({
          p: code,
          isHot,
          channels: offers.map(({ channel }) => channel.code),
        })),
        first: firstMode(modes, offer.lastUsed)?.code,
      };
    },
  );

export interface GiftList {
  readonly rows: readonly Row[];
  readonly player: Depositor;
  readonly amount: Score;
}

/** Without the steps; a welcome bonus of nothing is no offer. */
export const offersByClient = (inputs: readonly GiftList[]) =>
  inTurn(
    inputs,
    ({ rows }) => ({ data: rows }),
    async ({ player, amount }): Promise<readonly Omit<Offer, 'steps'>[]> => {
      const gifts = await getDepositGifts();
      const depositor = { depositCount: player.DepCount, dep15Count: player.Dep15 };
      return promotionOffers(gifts, depositor, moneyFromScore(Number(amount)))
        .map(({ choice, isDisabled, bonus }) => ({
          choice,
          isDisabled,
          bonus: isDisabled ? undefined : BigInt(scoreFromMoney(bonus)),
        }))
        .filter(({ choice, bonus }) => choice !== 23 || bonus !== 0n);
    },
  );

export interface SignIn {
  readonly rules: Row;
  readonly user: Row;
}

const days = Array.from({ length: 7 }, () => ({ prize_type: 1, prize_amount: 5 }));

export const tipsByClient = (inputs: readonly SignIn[]) =>
  inTurn(
    inputs,
    ({ rules, user }) => ({ data: { global_rules: rules, day_info: days }, user }),
    async () => {
      const [{ rules }, standing] = await Promise.all([getCheckInPlan(), getCheckInStatus()]);
      return checkInShortfalls(rules, standing).map((shortfall) => {
        if (shortfall.type === 'vip') return `vip ${shortfall.level}`;
        if (shortfall.type === 'selectedPlayers') return 'selected players';
        return `${shortfall.type} ${scoreFromMoney(shortfall.missing)}`;
      });
    },
  );

export const balancesByClient = (inputs: readonly (number | string)[]) =>
  inTurn(
    inputs,
    (Score) => ({ data: { Score } }),
    async () => formatMoney(await getBalance()),
  );
