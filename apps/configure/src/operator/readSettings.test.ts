import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from './readSettings';

const skins = ['kislap', 'perlas'];
const example = JSON.parse(readFileSync(new URL('../../operator.example.json', import.meta.url), 'utf8'));

/** What is said of the example with these keys changed, as one line each. */
function faultsOf(changed: object): readonly string[] {
  const read = readSettings(JSON.stringify({ ...example, ...changed }), skins);
  return 'problems' in read ? read.problems.map(({ key, message }) => `${key} ${message}`) : [];
}

describe('operator.json', () => {
  it('is read into what the pages carry and what the web server has to know', () => {
    const read = readSettings(JSON.stringify(example), skins);
    const { hosting, ...config } = example;
    expect(read).toEqual({
      settings: {
        config,
        icons: undefined,
        messages: undefined,
        languages: [],
        hosting: { ...hosting, connectOrigins: [], hstsSeconds: 31_536_000 },
      },
    });
  });

  it('names a key that does not exist, and all that do', () => {
    const [fault] = faultsOf({ operatorname: 'Sinag' });
    expect(fault).toMatch(
      /^operatorname is no setting\. Allowed: operatorName, skin, scheme, .*, icons, messages, hosting\.$/,
    );
    expect(faultsOf({ hosting: { hsts: 1 } })).toEqual([
      'hosting.hsts is no setting. Allowed: gameOrigins, imageOrigins, connectOrigins, hstsSeconds.',
    ]);
  });

  it('of production is refused without a help line that somebody answers at', () => {
    const withLines = (...phones: readonly string[]) => {
      const helpLines = phones.map((phone) => ({ name: 'Help line', phone, hours: '24/7' }));
      return faultsOf({ protection: { ...example.protection, helpLines } }).map((fault) => fault.trim());
    };
    expect(withLines()).toEqual(['protection.helpLines: missing']);
    expect(withLines('(02) 8248-9568', '117')).toEqual([]);
    const dummies = ['12', '1-800-000-0000', '0917 123456 7', '+63 345678', '12345678901234'];
    for (const phone of dummies) {
      expect(withLines('117', phone)).toEqual(['protection.helpLines.1.phone: dummy']);
    }
    for (const phone of ['11111', '12345', '0917 654 3210', '+63 2 8248 9568']) {
      expect(withLines(phone)).toEqual([]);
    }
    expect(faultsOf({ mode: 'sandbox', protection: { helpLines: [] } })).toEqual([]);
  });

  const { helpLines, ...others } = example.protection;

  it.each(Object.keys(others))(
    'of production is refused without protection.%s, the sandbox is not',
    (name) => {
      const { [name]: _, ...rest } = others;
      const protection = { helpLines, ...rest };
      expect(faultsOf({ protection })).toEqual([` protection.${name}: missing`]);
      expect(faultsOf({ mode: 'sandbox', protection })).toEqual([]);
    },
  );

  it.each([
    ['identityFirst', 'no', undefined],
    ['identityAbove', -1, 5_001],
    ['awayAccess', 'login', undefined],
    ['raiseWaitHours', 0, 23],
    ['limitReviewMonths', 7, undefined],
    ['limitRequired', 0, undefined],
    ['realityMinutes', 45, undefined],
    ['bonusTimes', -1, 11],
    ['bonusDays', 61, undefined],
    ['bonusMaxStake', 0, undefined],
    ['depositTimes', 2, undefined],
    ['relief', 'off', true],
    ['lossBack', 1, true],
    ['nationalRegister', 'none', 'memory'],
  ])('refuses protection.%s as %j anywhere, and as %j in production', (name, never, notInProduction) => {
    const faults = (mode: string, value: unknown) =>
      faultsOf({ mode, protection: { ...example.protection, [name]: value } });
    const refused = [` protection.${name}: forbidden`];
    for (const mode of ['sandbox', 'production']) expect(faults(mode, never)).toEqual(refused);
    if (notInProduction === undefined) return;
    expect(faults('production', notInProduction)).toEqual(refused);
    expect(faults('sandbox', notInProduction)).toEqual([]);
  });

  it('tells everything that is wrong at once, with what was found and what is allowed', () => {
    expect(faultsOf({ skin: 'sinag', scheme: 'sepia', licence: undefined })).toEqual([
      'skin is "sinag". Allowed: one of the build\'s skins: "kislap", "perlas".',
      'scheme is "sepia". Allowed: "auto" (as the device is), "dark" or "light".',
      'licence is missing. Allowed: the sentence your regulator asks for, or "" for none.',
    ]);
  });

  it.each([
    ['apiOrigin', 'https://api.example/'],
    ['apiOrigin', 'http://api.example'],
    ['apiOrigin', 'https://*.example'],
    ['payOrigin', "https://a' 'unsafe-inline"],
    ['payOrigin', 'https://user:secret@pay.example'],
    ['siteOrigin', 'https://sinag.example;script-src'],
    ['customerServiceUrl', 'javascript:alert(1)'],
    ['customerServiceUrl', 'http://localhost/chat'],
    ['customerServiceUrl', 'https://$host/chat'],
    ['termsUrl', '//sinag.example'],
    ['privacyUrl', 'http://localhost/privacy'],
    ['mode', 'live'],
    ['protection', {}],
    ['protection', { helpLines: [{ name: 'Help line', phone: 'call us', hours: '24/7' }] }],
    ['protection', { ...example.protection, hotline: '117' }],
    ['operatorName', '   '],
    ['sandbox', 'yes'],
    ['errors', { endpoint: 'http://errors.example' }],
    ['errors', { endpoint: 'https://errors.example', token: 'x' }],
    ['loginProviders', [{ code: 'myspace', name: 'MySpace' }]],
    ['hosting', []],
    ['hosting', { gameOrigins: ['https://games.example/play'] }],
    ['hosting', { hstsSeconds: -1 }],
    ['icons', ''],
  ])('refuses %s as %j', (key, value) => {
    const faults = faultsOf({ [key]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${key}`));
  });

  it.each([
    ['apiOrigin', 'http://localhost:3000'],
    ['apiOrigin', 'https://api.example:8443'],
    ['errors', { endpoint: '/errors' }],
    ['termsUrl', '/terms'],
    ['customerServiceUrl', '/help'],
    ['sandbox', true],
  ])('takes %s as %j', (key, value) => {
    expect(faultsOf({ [key]: value })).toEqual([]);
  });

  it.each(['', '[]', 'null', '{"operatorName": }'])('says what is wrong with the text %j', (text) => {
    const read = readSettings(text, skins);
    expect('problems' in read && read.problems[0]?.message).toMatch(/^it (?:is not JSON|holds)/);
  });
});
