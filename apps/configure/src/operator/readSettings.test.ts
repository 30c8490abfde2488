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
        hosting: { ...hosting, connectOrigins: [], hstsSeconds: 31_536_000 },
      },
    });
  });

  it('names a key that does not exist, and all that do', () => {
    const [fault] = faultsOf({ operatorname: 'Sinag' });
    expect(fault).toMatch(
      /^operatorname is no setting\. Allowed: operatorName, skin, scheme, .*, icons, hosting\.$/,
    );
    expect(faultsOf({ hosting: { hsts: 1 } })).toEqual([
      'hosting.hsts is no setting. Allowed: gameOrigins, imageOrigins, connectOrigins, hstsSeconds.',
    ]);
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
    ['helpPhone', 'call us'],
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
