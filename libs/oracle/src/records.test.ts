import fc from 'fast-check';
import {
  depositByDomain,
  isOpenedByDomain,
  isReportableByDomain,
  localeByDomain,
  localeNamesByDomain,
  orDashByDomain,
  withdrawalByDomain,
} from './adapter/records';
import { depositStatusOf, isReportable, localeNames, localeOf, orDash, withdrawalStatusOf } from './records';
import { compareFamily } from './testing/compareFamily';
import { silent } from './verdict';

compareFamily<number, string>({
  name: 'status of a deposit',
  inputs: fc.constantFrom(0, 1, 2, 2, 3),
  oracle: depositStatusOf,
  domain: depositByDomain,
  mutants: {
    'all but 1 is pending': (status) => (status === 1 ? 'complete' : 'pending'),
    'all but 0 is complete': (status) => (status === 0 ? 'pending' : 'complete'),
  },
});

compareFamily<number, string>({
  name: 'status of a withdrawal',
  inputs: fc.oneof(fc.integer({ min: -3, max: 6 }), fc.integer()),
  oracle: withdrawalStatusOf,
  domain: withdrawalByDomain,
  mutants: {
    '2 is pending': (status) => (status === 2 ? 'pending' : withdrawalStatusOf(status)),
    'below 0 is pending': (status) => (status < 0 ? 'pending' : withdrawalStatusOf(status)),
    'any that is not 0 is complete': (status) => (status === 0 ? 'pending' : 'complete'),
  },
});

compareFamily<string | null | undefined, string>({
  name: 'a wallet or account that is not there',
  inputs: fc.oneof(
    fc.constantFrom('', null, undefined, '0', '--', 'GCASH'),
    fc.stringMatching(/^[0-9A-Z]{0,14}$/),
  ),
  oracle: orDash,
  domain: orDashByDomain,
  mutants: {
    nothing: (text) => text ?? '',
    '0 is not there either': (text) => (Number(text) === 0 ? '--' : orDash(text)),
  },
});

compareFamily({
  name: 'a deposit that can be reported',
  inputs: fc.record({
    status: fc.constantFrom('pending', 'pending', 'complete', 'failed'),
    at: fc.integer({ min: 1_700_000_000, max: 1_800_000_000 }),
    age: fc.oneof(
      fc.integer({ min: 0, max: 600 }),
      fc.constantFrom(299, 301, 0),
      fc.integer({ min: 0, max: 1e7 }),
    ),
  }),
  oracle: ({ status, at, age }) => isReportable(status, at, at + age),
  domain: ({ status, at, age }) => isReportableByDomain(status, at, at + age),
  mutants: {
    'after a minute': ({ status, at, age }) => isReportable(status, at, at + age * 5),
    'failed ones too': ({ status, at, age }) =>
      status !== 'complete' && isReportable('pending', at, at + age),
    'after six minutes': ({ status, at, age }) => isReportable(status, at, at + age - 60),
  },
});

const languages = fc.oneof(
  fc.constantFrom(
    'fil',
    'fil-PH',
    'tl',
    'tl-PH',
    'FIL',
    'Tl-ph',
    'en',
    'en-PH',
    'de',
    'tlh',
    'film',
    'filo',
    'tag',
    '',
    't',
  ),
  fc.stringMatching(/^[a-z]{2,3}(-[A-Z]{2})?$/),
);

compareFamily({
  name: 'the language of the app',
  inputs: fc.record({
    remembered: fc.oneof(
      fc.constant(undefined),
      fc.constantFrom('en', 'tag', 'fil', 'TAG', 'de', '', '__proto__'),
    ),
    browser: fc.oneof(fc.constant(undefined), languages),
  }),
  oracle: ({ remembered, browser }) => localeOf(remembered, browser),
  domain: ({ remembered, browser }) => localeByDomain(remembered, browser),
  mutants: {
    'Klingon is Tagalog': ({ remembered, browser }) =>
      localeOf(remembered, browser?.startsWith('tl') === true ? 'tl' : browser),
    'the browser wins': ({ remembered, browser }) =>
      localeOf(undefined, browser) === 'tag' ? 'tag' : localeOf(remembered, browser),
    'remembers fil too': ({ remembered, browser }) =>
      remembered === 'fil' ? 'tag' : localeOf(remembered, browser),
    'tl is not Tagalog': ({ remembered, browser }) =>
      localeOf(remembered, browser?.toLowerCase().startsWith('tl') === true ? 'de' : browser),
  },
});

compareFamily({
  name: 'names of the language outside the app',
  inputs: fc.constantFrom('en', 'tag'),
  oracle: localeNames,
  domain: localeNamesByDomain,
  mutants: { 'tag for tag': (locale) => ({ document: locale, formatting: locale }) },
});

const rest = fc.constantFrom(
  '//pay.example/order/1',
  '//evil.example',
  'alert(1)',
  '//host.example:8443/a?b=c#d',
);
const schemes = fc.constantFrom(
  'https:',
  'http:',
  'HTTPS:',
  'javascript:',
  'JavaScript:',
  'java\nscript:',
  ' javascript:',
  '\u0000javascript:',
  'data:',
  'ftp:',
  'file:',
  'blob:https:',
  'vbscript:',
  'intent:',
  'gcash:',
  'about:',
  'ws:',
  'mailto:',
);

/** Traps, row 32: only http and https. Of addresses without a host, or with a name and password, nothing is said. */
function isOpened(scheme: string, address: string): boolean | typeof silent {
  const isWeb = /^https?:$/i.test(scheme);
  return isWeb && !address.startsWith('//') ? silent : isWeb;
}

compareFamily({
  name: 'addresses that may be opened',
  inputs: fc.record({ scheme: schemes, address: rest }),
  oracle: ({ scheme, address }) => isOpened(scheme, address),
  domain: ({ scheme, address }) => isOpenedByDomain(scheme + address),
  mutants: {
    'all but javascript': ({ scheme }) => !scheme.startsWith('javascript'),
    'https alone': ({ scheme, address }) => isOpened(scheme.replace(/^http:$/, 'ftp:'), address),
    'lower case alone': ({ scheme, address }) => isOpened(scheme === 'HTTPS:' ? 'ftp:' : scheme, address),
  },
});
