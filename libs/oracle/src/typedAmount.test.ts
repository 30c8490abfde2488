import fc from 'fast-check';
import { acceptedByDomain, cappedByDomain, readByDomain, withdrawalByDomain } from './adapter/typedAmount';
import { peso, type Score } from './money';
import { near, pesoScores, scores, typedAmounts } from './testing/amounts';
import { compareFamily } from './testing/compareFamily';
import { accepted, cappedDeposit, nextWithdrawal, readTyped, withoutSigns } from './typedAmount';

compareFamily<string, Score | 'invalid'>({
  name: 'typed and pasted amounts',
  inputs: typedAmounts,
  oracle: readTyped,
  domain: readByDomain,
  mutants: {
    'reads binary fractions': (text) => {
      const read = readTyped(text);
      return typeof read === 'bigint' ? BigInt(Math.trunc(Number(withoutSigns(text)) * 10_000)) : read;
    },
    'takes whatever a number takes': (text) => {
      const number = Number(withoutSigns(text));
      return Number.isFinite(number) && text !== '' ? BigInt(Math.round(number * 10_000)) : 'invalid';
    },
    'takes ten digits': (text) => {
      const bare = withoutSigns(text);
      return /^[0-9]{10}$/.test(bare) ? BigInt(bare) * peso : readTyped(text);
    },
    'takes a comma for the decimal point': (text) => readTyped(text.replace(',', '.')),
  },
  examples: [
    ['100', 1_000_000n],
    ['100.5', 1_005_000n],
    ['0.01', 100n],
    ['1234.56', 12_345_600n],
    ['0.1', 1_000n],
    ['', 'invalid'],
    ['1e3', 'invalid'],
  ],
});

const fieldTexts = fc.constantFrom('', '5', '100', '007', '999999999');

compareFamily<readonly [string, string], string>({
  name: 'what the deposit field accepts',
  inputs: fc.tuple(fieldTexts, typedAmounts),
  oracle: ([before, typed]) => accepted(before, typed, false),
  domain: ([before, typed]) => acceptedByDomain(before, typed, false),
  mutants: {
    'takes ten digits': ([before, typed]) =>
      /^\d{10}$/.test(typed) ? typed : accepted(before, typed, false),
    'keeps commas out': ([before, typed]) => (typed.includes(',') ? before : accepted(before, typed, false)),
    'cannot be emptied': ([before, typed]) => (typed === '' ? before : accepted(before, typed, false)),
  },
});

compareFamily<readonly [string, string], string>({
  name: 'what the withdrawal field accepts',
  inputs: fc.tuple(
    fc.oneof(
      fieldTexts,
      fc.integer({ min: 0, max: 99_999 }).map((centavos) => (centavos / 100).toFixed(2)),
    ),
    typedAmounts,
  ),
  oracle: ([before, typed]) => accepted(before, typed, true),
  domain: ([before, typed]) => acceptedByDomain(before, typed, true),
  mutants: {
    'takes one decimal only': ([before, typed]) =>
      /\.\d\d$/.test(typed) ? before : accepted(before, typed, true),
    'refuses a dot at the end': ([before, typed]) =>
      typed.endsWith('.') ? before : accepted(before, typed, true),
  },
});

const wholeTexts = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }).map(String),
  fc.constantFrom('', '0', '007', '999999999'),
);

compareFamily<readonly [string, Score | undefined], string>({
  name: 'a deposit cut to the maximum',
  inputs: wholeTexts.chain((text) => {
    const typed = text === '' ? 0n : BigInt(text) * peso;
    const maxima = fc.oneof(
      near(typed).map((max) => (max < peso ? undefined : (max / 100n) * 100n)),
      pesoScores.map((max) => (max < peso ? undefined : max)),
    );
    return fc.tuple(fc.constant(text), maxima);
  }),
  oracle: ([text, max]) => cappedDeposit(text, max),
  domain: ([text, max]) => cappedByDomain(text, max),
  mutants: {
    'cuts at the maximum itself': ([text, max]) =>
      max !== undefined && text !== '' && BigInt(text) * peso >= max ? String(max / peso) : text,
    'keeps the centavos of the maximum': ([text, max]) =>
      max !== undefined && text !== '' && BigInt(text) * peso > max ? String(Number(max) / 10_000) : text,
    'no maximum is a maximum of nothing': ([text, max]) => cappedDeposit(text, max ?? 0n),
    'refuses instead of cutting': ([text, max]) =>
      max !== undefined && text !== '' && BigInt(text) * peso > max ? '' : text,
  },
  examples: [
    [['50001', 500_000_000n], '50000'],
    [['70000', undefined], '70000'],
  ],
});

compareFamily<readonly [string, string, Score], string>({
  name: 'a withdrawal cut to the balance',
  inputs: fc.tuple(pesoScores, fc.boolean(), typedAmounts).chain(([amount, isNear, typed]) => {
    const text = isNear ? String(Number(amount) / 10_000) : typed;
    const balances = fc.oneof(
      near(amount).map((score) => (score < 0n ? 0n : score)),
      scores,
    );
    return fc.tuple(fc.constant('0'), fc.constant(text), balances);
  }),
  oracle: ([before, typed, balance]) => nextWithdrawal(before, typed, balance),
  domain: ([before, typed, balance]) => withdrawalByDomain(before, typed, balance),
  mutants: {
    'cuts to whole pesos': ([before, typed, balance]) =>
      nextWithdrawal(before, typed, (balance / peso) * peso),
    'rounds the balance up': ([before, typed, balance]) =>
      nextWithdrawal(before, typed, ((balance + 99n) / 100n) * 100n),
    'does not cut': ([before, typed]) => accepted(before, typed, true),
  },
  examples: [
    [['', '1500', 10_000_000n], '1000'],
    [['12.3', '12.35', 123_456n], '12.34'],
  ],
});
