import fc from 'fast-check';
import { keptByDomain, offersByDomain, previewByDomain, termsByDomain } from './adapter/promotions';
import type { Score } from './money';
import {
  bonusTerms,
  kept,
  offersFor,
  previewOf,
  type Choice,
  type Depositor,
  type Gift,
  type Offer,
} from './promotions';
import { percents, pesoScores } from './testing/amounts';
import { compareFamily } from './testing/compareFamily';
import { amountsFor, choices, depositors, giftLists } from './testing/gifts';

interface Case {
  readonly gifts: readonly Gift[];
  readonly player: Depositor;
  readonly amount: Score;
}

const cases: fc.Arbitrary<Case> = giftLists.chain((gifts) =>
  fc.record({ gifts: fc.constant(gifts), player: depositors, amount: amountsFor(gifts) }),
);

const answer = ({ gifts, player, amount }: Case) => offersFor(gifts, player, amount);
const moved = (input: Case, deposits: number, dep15: number): Case => ({
  ...input,
  player: { DepCount: input.player.DepCount + deposits, Dep15: input.player.Dep15 + dep15 },
});

const configured: readonly Gift[] = [
  { type: 15, status: true, content: [{ amount: 2_000_000n, rate: 10, dayNum: 3 }] },
  { type: 19, status: true, content: [{ amount: 1_000_000n, rate: 100, dayNum: 1 }] },
  { type: 23, status: true, content: [120, 80, 60, 50, 40].map((rate) => ({ amount: 0n, rate, dayNum: 1 })) },
];
const stepsAt = (made: number) =>
  [120, 80, 60, 50, 40].map((rate, number) => ({ rate, isUsed: number < made }));
const none: Offer = { choice: 0, isDisabled: false, bonus: 0n, steps: [] };
const example = (DepCount: number, Dep15: number, pesos: number): Case => ({
  gifts: configured,
  player: { DepCount, Dep15 },
  amount: BigInt(pesos) * 10_000n,
});
const off = (choice: 15 | 19): Offer => ({ choice, isDisabled: true, bonus: undefined, steps: [] });
const on = (choice: 15 | 19, pesos: number): Offer => ({
  choice,
  isDisabled: false,
  bonus: BigInt(pesos) * 10_000n,
  steps: [],
});
const step = (made: number, pesos: number): Offer => ({
  choice: 23,
  isDisabled: false,
  bonus: BigInt(pesos) * 10_000n,
  steps: stepsAt(made),
});

compareFamily<Case, readonly Offer[]>({
  name: 'promotions on offer',
  inputs: cases,
  oracle: answer,
  domain: ({ gifts, player, amount }) => offersByDomain(gifts, player, amount),
  mutants: {
    '15 leaves one deposit later': (input) =>
      answer({ ...input, player: { ...input.player, Dep15: input.player.Dep15 - 1 } }),
    '19 stays for the second deposit': (input) => {
      const isSecond = input.player.DepCount === 1;
      const others = answer({ ...input, gifts: input.gifts.filter(({ type }) => type !== 19) });
      const offers = answer({ ...input, player: { ...input.player, DepCount: 0 } });
      return isSecond ? [...others, ...offers.filter(({ choice }) => choice === 19)] : answer(input);
    },
    '23 counts steps from one': (input) => answer(moved(input, -1, 0)),
    'later steps of 23 move up': (input) =>
      answer({
        ...input,
        gifts: input.gifts.map((gift) => ({
          ...gift,
          content: gift.content.filter((one) => one !== undefined),
        })),
      }),
    'disabled at the minimum itself': (input) =>
      answer(input).map((offer) => {
        const gift = input.gifts.find(({ type }) => type === offer.choice);
        const isAt = offer.choice !== 23 && gift?.content[0]?.amount === input.amount;
        return isAt ? { ...offer, isDisabled: true, bonus: undefined } : offer;
      }),
    'switched-off ones too': (input) =>
      answer({ ...input, gifts: input.gifts.map((gift) => ({ ...gift, status: true })) }),
    'sorted by number': (input) => [...answer(input)].sort((a, b) => a.choice - b.choice),
    'none used': (input) =>
      answer(input).map((offer) => ({
        ...offer,
        steps: offer.steps.map(({ rate }) => ({ rate, isUsed: false })),
      })),
    'the second element counts': (input) =>
      answer({ ...input, gifts: input.gifts.map((gift) => ({ ...gift, content: gift.content.slice(-1) })) }),
  },
  examples: [
    [example(0, 0, 0), [none, off(15), off(19), step(0, 0)]],
    [example(0, 0, 150), [none, off(15), on(19, 150), step(0, 180)]],
    [example(0, 0, 200), [none, on(15, 20), on(19, 200), step(0, 240)]],
    [example(2, 1, 500), [none, on(15, 50), step(2, 300)]],
    [example(2, 3, 500), [none, step(2, 300)]],
    [example(5, 3, 500), [none]],
  ],
});

compareFamily<Case & { readonly choice: Choice }, Choice>({
  name: 'the promotion that stays chosen',
  inputs: cases.chain((one) => choices.map((choice) => ({ ...one, choice }))),
  oracle: (input) => kept(input.choice, answer(input)),
  domain: ({ gifts, player, amount, choice }) => keptByDomain(choice, gifts, player, amount),
  mutants: {
    'stays below its minimum': (input) =>
      answer(input).some(({ choice }) => choice === input.choice) ? input.choice : 0,
    'never stays': () => 0,
    'stays when it is no longer offered': (input) =>
      answer(input).some(({ choice, isDisabled }) => choice === input.choice && isDisabled)
        ? 0
        : input.choice,
  },
});

compareFamily<Case & { readonly choice: Choice; readonly award: number }, { award: Score; promotion: Score }>(
  {
    name: 'the preview of the bonus',
    inputs: cases.chain((one) =>
      fc.record({ choice: choices, award: percents }).map((more) => ({ ...one, ...more })),
    ),
    oracle: (input) => previewOf(answer(input), input.choice, input.amount, input.award),
    domain: ({ gifts, player, choice, amount, award }) =>
      previewByDomain(gifts, player, choice, amount, award),
    mutants: {
      'the award is part of the promotion': (input) => {
        const { award, promotion } = previewOf(answer(input), input.choice, input.amount, input.award);
        return { award, promotion: award + promotion };
      },
      'the rate of the first step': (input) =>
        previewOf(
          answer({ ...input, player: { ...input.player, DepCount: 0 } }),
          input.choice,
          input.amount,
          input.award,
        ),
      'the best offer instead of the chosen one': (input) => ({
        award: previewOf(answer(input), 0, input.amount, input.award).award,
        promotion: answer(input).reduce((most, { bonus = 0n }) => (bonus > most ? bonus : most), 0n),
      }),
    },
  },
);

compareFamily({
  name: 'turnover of a bonus',
  inputs: fc.record({
    deposit: pesoScores,
    rate: percents,
    depositTimes: fc.integer({ min: 0, max: 10 }),
    bonusTimes: fc.integer({ min: 0, max: 10 }),
  }),
  oracle: ({ deposit, rate, depositTimes, bonusTimes }) =>
    bonusTerms(deposit, rate, depositTimes, bonusTimes),
  domain: ({ deposit, rate, depositTimes, bonusTimes }) =>
    termsByDomain(deposit, rate, depositTimes, bonusTimes),
  mutants: {
    'the bonus alone': ({ deposit, rate, bonusTimes }) => bonusTerms(deposit, rate, 0, bonusTimes),
    'the sum as often as the bonus': ({ deposit, rate, bonusTimes }) =>
      bonusTerms(deposit, rate, bonusTimes, bonusTimes),
  },
  examples: [
    [
      { deposit: 10_000_000n, rate: 100, depositTimes: 1, bonusTimes: 5 },
      { bonus: 10_000_000n, turnover: 60_000_000n },
    ],
  ],
});
