import fc from 'fast-check';
import { depositRefusalByDomain, formsByDomain } from './adapter/deposit';
import {
  amountOf,
  depositRefusal,
  formsOf,
  possibleSteps,
  type FormCase,
  type FormFaults,
  type FormStep,
  type Place,
  type Submission,
} from './deposit';
import { peso } from './money';
import type { Gift } from './promotions';
import { near } from './testing/amounts';
import { compareFamily } from './testing/compareFamily';
import { choices, depositors, giftLists } from './testing/gifts';

const places: readonly Place[] = [
  { p: 'gcash', c: 'gc1', max: 50_000n * peso },
  { p: 'gcash', c: 'gc2', max: 300n * peso },
  { p: 'gcash', c: 'gc3', max: undefined },
  { p: 'maya', c: 'my1', max: 1_000n * peso },
  { p: 'qrph', c: 'qr1', max: undefined },
];

const [firstPlace] = places;
if (firstPlace === undefined) throw new Error('there are places');

const typedTexts = (gifts: readonly Gift[]) =>
  fc.oneof(
    fc.constantFrom('', '0', '7', '300', '301', '50001', '1,000', 'abc', '9999999999', '1e3'),
    fc.integer({ min: 1, max: 2_000 }).map(String),
    ...gifts.flatMap(({ content }) =>
      content.flatMap((step) =>
        step === undefined
          ? []
          : [fc.constantFrom(-1n, 0n, 1n).map((more) => String(step.amount / peso + more))],
      ),
    ),
  );

const stepsFor = (gifts: readonly Gift[]): fc.Arbitrary<FormStep> =>
  fc.oneof(
    fc.record({ type: fc.constant('type' as const), text: typedTexts(gifts) }),
    fc.record({ type: fc.constant('choose' as const), choice: choices }),
    fc.record({
      type: fc.constantFrom('channel' as const, 'mode' as const),
      place: fc.constantFrom(...places),
    }),
  );

/** A channel of another mode can only be reached through its mode. */
const inOneMode = (steps: readonly FormStep[]): readonly FormStep[] => {
  let mode = firstPlace.p;
  return steps.filter((step) => {
    if (step.type === 'mode') mode = step.place.p;
    return step.type !== 'channel' || step.place.p === mode;
  });
};

const forms: fc.Arbitrary<FormCase> = giftLists.chain((gifts) =>
  fc
    .record({
      start: fc.constant(firstPlace),
      gifts: fc.constant(gifts),
      player: depositors,
      steps: fc.array(stepsFor(gifts), { maxLength: 10 }).map(inOneMode),
    })
    .map((input) => ({ ...input, steps: possibleSteps(input) })),
);

const seen = (input: FormCase, faults: FormFaults = {}) =>
  formsOf(input, faults).map(({ place: { p, c }, text, choice }) => ({ p, c, text, choice }));

compareFamily<FormCase, ReturnType<typeof seen>>({
  name: 'the deposit form',
  inputs: forms,
  oracle: (input) => seen(input),
  domain: formsByDomain,
  mutants: {
    'another mode keeps the amount': (input) => seen(input, { modeKeepsAmount: true }),
    'another mode keeps the promotion': (input) =>
      seen(input, { modeKeepsPromotion: true, lowAmountKeepsPromotion: true }),
    'another channel clears the amount': (input) => seen(input, { channelClearsAmount: true }),
    'another channel does not cut': (input) => seen(input, { channelDoesNotCut: true }),
    'a lower amount keeps the promotion': (input) => seen(input, { lowAmountKeepsPromotion: true }),
  },
});

const submissions: fc.Arbitrary<Submission> = fc
  .constantFrom('', '1', '50', '99', '100', '101', '100000')
  .chain((text) =>
    fc.record({
      text: fc.constant(text),
      p: fc.constantFrom('banktransfer', 'onlinebank', 'gcash', 'gcashtransfer', 'maya'),
      bank: fc.constantFrom('', 'BDO'),
      name: fc.constantFrom(undefined, '', '  ', 'Juan dela Cruz', '\t'),
      min: near(amountOf(text)).map((min) => (min < 0n ? 0n : (min / 100n) * 100n)),
      hasToken: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
  );

const deposit = (change: Partial<Submission>): Submission => ({
  text: '100',
  p: 'gcash',
  bank: '',
  name: undefined,
  min: 1_000_000n,
  hasToken: true,
  ...change,
});

compareFamily<Submission, string>({
  name: 'checks of a deposit in their order',
  inputs: submissions,
  oracle: depositRefusal,
  domain: depositRefusalByDomain,
  mutants: {
    'the minimum itself is too little': (one) => depositRefusal({ ...one, min: one.min + 1n }),
    'the minimum before the login': (one) =>
      one.text !== '' && amountOf(one.text) < one.min
        ? depositRefusal({ ...one, hasToken: true })
        : depositRefusal(one),
    'a blank name will do': (one) =>
      depositRefusal({ ...one, name: one.name === undefined ? undefined : 'x' }),
    'a name for Gcash bank transfers too': (one) =>
      depositRefusal({ ...one, p: one.p === 'gcashtransfer' ? 'banktransfer' : one.p }),
    'no bank needed': (one) => depositRefusal({ ...one, bank: 'BDO' }),
  },
  examples: [
    [deposit({ text: '' }), 'Submit is disabled'],
    [deposit({ hasToken: false, text: '50' }), 'Please log in first!'],
    [deposit({ text: '50' }), 'Recharge cannot be less than 1000000'],
    [deposit({}), 'passes with 1000000'],
    [deposit({ p: 'banktransfer', name: ' ' }), 'Account name is required!'],
    [deposit({ p: 'onlinebank' }), 'Please choose a bank'],
  ],
});
