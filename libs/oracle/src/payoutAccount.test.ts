import fc from 'fast-check';
import { accountByDomain, bankByDomain } from './adapter/payoutAccount';
import { accountCheck, bankOf, codesSeen, namesOf, type Bank } from './payoutAccount';
import { compareFamily } from './testing/compareFamily';
import { oneOf, silent, type Verdict } from './verdict';

const anyCase = (code: string) =>
  fc.constantFrom(
    code,
    code.toLowerCase(),
    code.toUpperCase(),
    code.slice(0, 1) + code.slice(1).toLowerCase(),
  );
const codes: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...codesSeen).chain(anyCase) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'constructor', '__proto__', 'NEWBANK', 'GCASH2', 'BDO UNIBANK', 'UCPB'),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[A-Z]{1,6}$/) },
);

const changed =
  (change: (bank: Bank, code: string) => Bank | 'none') =>
  (code: string): Verdict<Bank | 'none'> => {
    const bank = bankOf(code);
    if (bank === silent || bank === 'none') return bank;
    const other = change(bank, code);
    return other === 'none' ? other : oneOf(...namesOf(other).map((name) => ({ ...other, name })));
  };

compareFamily<string, Bank | 'none'>({
  name: 'the bank of a code',
  inputs: codes,
  oracle: changed((bank) => bank),
  domain: bankByDomain,
  mutants: {
    'as it is written alone': changed((bank, code) => (bank.code === code ? bank : 'none')),
    'without the aliases': changed((bank, code) => (bank.code === code.toUpperCase() ? bank : 'none')),
    'Maya Bank is the wallet': changed((bank) =>
      bank.code === 'MAYABANK' ? { ...bank, account: 'mobile' } : bank,
    ),
    'one length for each': changed((bank) =>
      bank.account === 'mobile' ? bank : { ...bank, account: [bank.account[0], bank.account[0]] },
    ),
    'wallets are no phones': changed((bank) =>
      bank.account === 'mobile' ? { ...bank, account: [11, 11] } : bank,
    ),
  },
  examples: [
    ['GCASH', { code: 'GCASH', name: 'GCash (G-Xchange)', account: 'mobile' }],
    ['PAYMAYA', { code: 'MAYA', name: 'Maya (wallet)', account: 'mobile' }],
    ['bpi', { code: 'BPI', name: 'Bank of the Philippine Islands', account: [10, 10] }],
    ['mbt', { code: 'MBTC', name: 'Metrobank', account: [13, 13] }],
    ['ABTB', { code: 'ALLBANK', name: 'AllBank', account: [10, 16] }],
    ['NEWBANK', 'none'],
  ],
});

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));
const accounts: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: digits(9, 9).map((rest) => `09${rest}`) },
  { weight: 3, arbitrary: digits(9, 17) },
  { weight: 1, arbitrary: digits(1, 20) },
  { weight: 1, arbitrary: digits(8, 10).map((rest) => `09${rest}`) },
  { weight: 1, arbitrary: digits(9, 9).map((rest) => `639${rest}`) },
  { weight: 1, arbitrary: digits(9, 9).map((rest) => `9${rest}`) },
  { weight: 1, arbitrary: digits(9, 9).map((rest) => `08${rest}`) },
);

interface Account {
  readonly code: string;
  readonly account: string;
}

const blocked = (isBlocked: (code: string, account: string) => boolean) => (one: Account) =>
  accountCheck(one.code, one.account) === silent
    ? silent
    : isBlocked(one.code, one.account)
      ? 'notAMobileNumber'
      : accountCheck(one.code, one.account);

compareFamily<Account, string>({
  name: 'the account to pay out to',
  inputs: fc.record({ code: codes, account: accounts }),
  oracle: ({ code, account }) => accountCheck(code, account),
  domain: ({ code, account }) => accountByDomain(code, account),
  mutants: {
    'any eleven digits for a wallet': ({ code, account }) =>
      accountCheck(code, account.length === 11 ? `09${account.slice(2)}` : account),
    'a wallet takes the area code': ({ code, account }) => accountCheck(code, account.replace(/^639/, '09')),
    'a wallet takes ten digits from 9': ({ code, account }) =>
      accountCheck(code, account.replace(/^9/, '09')),
    'a wallet is never refused': (one) =>
      accountCheck(one.code, one.account) === 'notAMobileNumber'
        ? 'unusualLength'
        : accountCheck(one.code, one.account),
    'an unusual length blocks': blocked((code, account) => accountCheck(code, account) === 'unusualLength'),
    'every account is a mobile number': blocked((_, account) => !/^09[0-9]{9}$/.test(account)),
    'the longest is too long': (one) => accountCheck(one.code, `${one.account}0`),
    'an unknown bank warns': (one) =>
      bankOf(one.code) === 'none' ? 'unusualLength' : accountCheck(one.code, one.account),
  },
  examples: [
    [{ code: 'GCASH', account: '09171234567' }, 'usual'],
    [{ code: 'GCASH', account: '1' }, 'notAMobileNumber'],
    [{ code: 'PAYMAYA', account: '639171234567' }, 'notAMobileNumber'],
    [{ code: 'BPI', account: '1234567890' }, 'usual'],
    [{ code: 'BPI', account: '123456789012' }, 'unusualLength'],
    [{ code: 'BDO', account: '123456789012' }, 'usual'],
  ],
});
