import fc from 'fast-check';
import { checkedByDomain, fieldByDomain, maskedByDomain, wireByDomain } from './adapter/phone';
import { maskedPhone, phoneCheck, phoneField } from './phone';
import { compareFamily } from './testing/compareFamily';
import { OneOf, oneOf, silent, type Verdict } from './verdict';

const digits = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const prefixes = fc.constantFrom(
  '',
  '0',
  '63',
  '+63',
  '+63 ',
  '0063',
  '00 63 ',
  '+63 0',
  '(0)',
  '6',
  '00',
  '639',
  '6363',
  '006363',
);
const numbers = fc.oneof(
  digits(9).map((rest) => `9${rest}`),
  digits(8).map((rest) => `9${rest}`),
  fc.integer({ min: 0, max: 14 }).chain(digits),
  fc.constantFrom('9171234567', '8171234567', '8951234567', '917 123 4567', '917-123-4567', '９１７', ''),
);
const typedPhones = fc.oneof(
  fc.tuple(prefixes, numbers).map(([prefix, number]) => prefix + number),
  fc.string({ maxLength: 14 }),
);

/** The verdict on what follows from the field, whichever of its allowed values it has. */
function follow(field: Verdict<string>, next: (value: string) => string): Verdict<string> {
  if (field === silent) return silent;
  return field instanceof OneOf ? oneOf(...field.answers.map(next)) : next(field);
}

compareFamily<string, string>({
  name: 'the phone field',
  inputs: typedPhones,
  oracle: phoneField,
  domain: fieldByDomain,
  mutants: {
    'cuts to ten before the area code': (typed) => phoneField(typed.replace(/\D/g, '').slice(0, 10)),
    'keeps the 0 in front': (typed) => typed.replace(/\D/g, '').slice(0, 10),
    'drops 63 from ten digits too': (typed) => follow(phoneField(typed), (field) => field.replace(/^63/, '')),
    'eleven digits': (typed) =>
      typed
        .replace(/\D/g, '')
        .replace(/^0(?!063)/, '')
        .slice(0, 11),
  },
  examples: [
    ['9171234567', '9171234567'],
    ['09171234567', '9171234567'],
    ['+63 917 123 4567', '9171234567'],
    ['639171234567', '9171234567'],
    ['0063 917 123 4567', '9171234567'],
    ['0895 123 4567', '8951234567'],
    ['917123456', '917123456'],
  ],
});

/**
 * Something typed that is nothing but zeros and area codes is not the empty field: which message it gets is not said.
 */
function checkedAs(typed: string): Verdict<string> {
  const rest = typed.replace(/[^0-9]/g, '').replace(/0|63/g, '');
  return typed !== '' && rest === '' ? silent : follow(phoneField(typed), phoneCheck);
}

compareFamily<string, string>({
  name: 'the phone check',
  inputs: typedPhones,
  oracle: checkedAs,
  domain: checkedByDomain,
  mutants: {
    'takes any ten digits': (typed) =>
      follow(phoneField(typed), (field) => (field.length === 10 ? `63${field}` : phoneCheck(field))),
    'takes nine digits': (typed) =>
      follow(phoneField(typed), (field) => (/^9\d{8}$/.test(field) ? `63${field}` : phoneCheck(field))),
    'sends without the area code': (typed) =>
      follow(phoneField(typed), (field) => phoneCheck(field).replace(/^63/, '')),
  },
  examples: [
    ['9171234567', '639171234567'],
    ['8171234567', 'not a mobile'],
    ['917123456', 'not a mobile'],
    ['', 'Please input a mobile!'],
  ],
});

const mobiles = digits(9).map((rest) => `639${rest}`);

compareFamily<string, { masked: string; wire: string }>({
  name: 'the masked phone',
  inputs: mobiles,
  oracle: (wire) => ({ masked: maskedPhone(wire), wire }),
  domain: (wire) => ({ masked: maskedByDomain(wire), wire: wireByDomain(wire.slice(2)) }),
  mutants: {
    'shows five at the end': (wire) => ({ masked: `+63 ${wire.slice(2, 5)} *** ${wire.slice(7)}`, wire }),
    'shows all': (wire) => ({ masked: `+63 ${wire.slice(2)}`, wire }),
  },
  examples: [['639171234567', { masked: '+63 917 *** 4567', wire: '639171234567' }]],
});
