import fc from 'fast-check';
import {
  accountDigitsByDomain,
  isFilledByDomain,
  isHintedByDomain,
  remainingTextByDomain,
  withdrawalRefusalByDomain,
} from './adapter/withdrawal';
import { shownCentavos, type Score } from './money';
import { near, pesoScores, scores } from './testing/amounts';
import { compareFamily } from './testing/compareFamily';
import { accountDigits, isFilled, remainingText, withdrawalRefusal, type Withdrawal } from './withdrawal';

const mostlyTrue = fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false));
const positive = (score: Score): Score => (score < 0n ? 0n : score);
const centavos = (score: Score): Score => (positive(score) / 100n) * 100n;

/** Flows have up to four decimals; what remains is often nothing, or next to it. */
const flows = fc
  .tuple(
    fc.bigInt(0n, 40_000_000n),
    fc.oneof(fc.constant(0n), fc.bigInt(-200n, 200n), fc.bigInt(-9_999_999n, 9_999_999n)),
  )
  .map(([needFlow, step]) => ({ needFlow, BetFlow: positive(needFlow - step) }));

/** Nothing is said of a withdrawal of nothing. */
const amounts = pesoScores.filter((amount) => amount > 0n);

const withdrawals: fc.Arbitrary<Withdrawal> = amounts.chain((amount) =>
  fc
    .record({
      hasToken: mostlyTrue,
      phone: fc.constantFrom('639171234567', '639171234567', ''),
      bindPhone: mostlyTrue,
      amount: fc.constant(amount),
      w_min: fc.oneof(near(amount).map(centavos), pesoScores, fc.constant(1_000_000n)),
      w_max: fc.oneof(near(amount), pesoScores).map((max) => centavos(max) + (max < 100n ? 100n : 0n)),
      Score: fc.oneof(near(amount).map(positive), scores),
      DepCount: fc.constantFrom(0, 1, 2, 40),
      flows,
    })
    .map(({ flows: both, ...one }) => ({ ...one, ...both })),
);

const base: Withdrawal = {
  hasToken: true,
  phone: '639171234567',
  bindPhone: true,
  amount: 5_000_000n,
  w_min: 1_000_000n,
  w_max: 500_000_000n,
  Score: 10_000_000n,
  DepCount: 2,
  needFlow: 3_000_000n,
  BetFlow: 3_000_000n,
};

compareFamily<Withdrawal, string>({
  name: 'checks of a withdrawal in their order',
  inputs: withdrawals,
  oracle: withdrawalRefusal,
  domain: withdrawalRefusalByDomain,
  mutants: {
    'the minimum itself is too little': (one) => withdrawalRefusal({ ...one, w_min: one.w_min + 1n }),
    'the whole balance is too much': (one) => withdrawalRefusal({ ...one, Score: one.Score - 1n }),
    'the maximum itself is too much': (one) => withdrawalRefusal({ ...one, w_max: one.w_max - 1n }),
    'the balance in whole centavos': (one) =>
      withdrawalRefusal({ ...one, Score: (one.Score / 1_000_000n) * 1_000_000n }),
    'the maximum before the balance': (one) =>
      one.amount >= one.w_min && one.amount > one.w_max
        ? withdrawalRefusal({ ...one, Score: one.amount })
        : withdrawalRefusal(one),
    'the deposit before the minimum': (one) =>
      one.DepCount === 0
        ? withdrawalRefusal({ ...one, w_min: 0n, Score: one.amount, w_max: one.amount })
        : withdrawalRefusal(one),
    'a phone even when the operator asks for none': (one) => withdrawalRefusal({ ...one, bindPhone: true }),
    'no turnover to play': (one) => withdrawalRefusal({ ...one, BetFlow: one.needFlow }),
    'turnover cut instead of rounded': (one) =>
      withdrawalRefusal(one).startsWith('You still need')
        ? `You still need ${shownCentavos((one.needFlow - one.BetFlow) / 100n)} running water!`
        : withdrawalRefusal(one),
  },
  examples: [
    [base, 'passes'],
    [{ ...base, hasToken: false }, 'Please log in first!'],
    [{ ...base, phone: '' }, 'opens Bind Phone'],
    [{ ...base, phone: '', bindPhone: false }, 'passes'],
    [{ ...base, amount: 999_900n }, 'must not be less than the minimum value 100.00!'],
    [{ ...base, amount: 10_000_100n }, 'cannot be greater than the current balance!'],
    [
      { ...base, amount: 600_000_000n, Score: 700_000_000n },
      'cannot be greater than the maximum value 50,000.00!',
    ],
    [{ ...base, DepCount: 0 }, 'You need to recharge first!'],
    [{ ...base, BetFlow: 1_765_500n }, 'You still need 123.45 running water!'],
    [{ ...base, BetFlow: 4_000_000n }, 'passes'],
    [
      { ...base, amount: 500_000n, Score: 400_000n, DepCount: 0 },
      'must not be less than the minimum value 100.00!',
    ],
    [{ ...base, amount: 20_000_000n, w_max: 15_000_000n }, 'cannot be greater than the current balance!'],
  ],
});

compareFamily<{ needFlow: Score; BetFlow: Score }, string>({
  name: 'remaining turnover in words',
  inputs: flows,
  oracle: ({ needFlow, BetFlow }) => remainingText(needFlow, BetFlow),
  domain: ({ needFlow, BetFlow }) => remainingTextByDomain(needFlow, BetFlow),
  mutants: {
    cut: ({ needFlow, BetFlow }) => shownCentavos(positive(needFlow - BetFlow) / 100n),
    'half down': ({ needFlow, BetFlow }) =>
      remainingText(needFlow, BetFlow + (needFlow > BetFlow + 50n ? 1n : 0n)),
    '0.00 while something remains': ({ needFlow, BetFlow }) =>
      needFlow - BetFlow < 50n ? '0.00' : remainingText(needFlow, BetFlow),
    'less than nothing': ({ needFlow, BetFlow }) =>
      needFlow < BetFlow ? shownCentavos((needFlow - BetFlow) / 100n) : remainingText(needFlow, BetFlow),
  },
  examples: [
    [{ needFlow: 1_001_000n, BetFlow: 1_000_000n }, '0.10'],
    [{ needFlow: 3_000n, BetFlow: 2_000n }, '0.10'],
    [{ needFlow: 1_234_560n, BetFlow: 0n }, '123.46'],
    [{ needFlow: 40n, BetFlow: 0n }, '0.01'],
    [{ needFlow: 5_000_000n, BetFlow: 7_000_000n }, '0.00'],
  ],
});

const texts = fc.constantFrom('', ' ', '\t ', '100', '0917', 'Juan dela Cruz', 'x');

compareFamily<readonly [string, string, string], boolean>({
  name: 'a filled withdrawal form',
  inputs: fc.tuple(fc.constantFrom('', ' ', '100', '0.01'), texts, texts),
  oracle: ([amount, account, name]) => isFilled(amount, account, name),
  domain: ([amount, account, name]) => isFilledByDomain(amount, account, name),
  mutants: {
    'blanks will do': ([amount, account, name]) => amount !== '' && account !== '' && name !== '',
    'no name needed': ([amount, account]) => isFilled(amount, account, 'x'),
    'no account needed': ([amount, , name]) => isFilled(amount, 'x', name),
  },
});

compareFamily<string, string>({
  name: 'account digits',
  inputs: fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789 -+.ab１٣\n'), maxLength: 24, size: 'max' }),
    fc.string({ maxLength: 12 }),
  ),
  oracle: accountDigits,
  domain: accountDigitsByDomain,
  mutants: {
    'letters stay': (typed) => typed.replace(/[^0-9a-z]/g, ''),
    'digits of any script': (typed) => typed.replace(/[^\p{Nd}]/gu, ''),
    'ten at most': (typed) => accountDigits(typed).slice(0, 10),
  },
});

compareFamily<{ balance: Score; minimum: Score }, boolean>({
  name: 'the hint that the balance is below the minimum',
  inputs: pesoScores.chain((minimum) =>
    fc.record({ minimum: fc.constant(minimum), balance: fc.oneof(near(minimum).map(positive), scores) }),
  ),
  oracle: ({ balance, minimum }) => balance < minimum,
  domain: ({ balance, minimum }) => isHintedByDomain(balance, minimum),
  mutants: {
    'at the minimum too': ({ balance, minimum }) => balance <= minimum,
    'in whole pesos': ({ balance, minimum }) => balance / 10_000n < minimum / 10_000n,
  },
});
