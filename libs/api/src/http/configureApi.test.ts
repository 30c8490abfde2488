import { afterEach, describe, expect, it } from 'vitest';

import { apiOf, configureApi, createApi } from './configureApi';

/** As plain JavaScript calls it. */
const configure = (given: unknown) => () => Reflect.apply(configureApi, undefined, [given]);

describe('configureApi', () => {
  afterEach(() => configureApi({}));

  it('keeps the default of what is left out', () => {
    configureApi({ getToken: () => 'T1' });
    configureApi({ getLocale: () => 'tag', adapter: undefined });
    expect([apiOf().getToken(), apiOf().getLocale()]).toEqual([undefined, 'tag']);
  });

  it.each([undefined, null, 'https://api.example'])('refuses %o', (given) => {
    expect(configure(given)).toThrow(/^configureApi: what it is given is .+; give an object\.$/);
  });

  it('names a setting that does not exist, and those that do', () => {
    expect(configure({ getTokn: () => 'T1' })).toThrow(
      /^configureApi: there is no setting getTokn\. Nobody would hear of it; give some of bases, getToken, .+, adapter\.$/,
    );
  });

  it.each([
    [{ getToken: 'T1' }, 'configureApi: getToken is string. '],
    [{ getToken: undefined }, 'configureApi: getToken is undefined. '],
    [{ bases: null }, 'configureApi: bases is null. '],
    [{ adapter: {} }, 'configureApi: adapter is object. '],
  ])('refuses %o before a call would fail', (given, words) => {
    expect(configure(given)).toThrow(`${words}No call would do what it should; give a value of type `);
    expect(apiOf().getToken()).toBeUndefined();
  });

  it.each([
    [{}, 'bases.main is undefined. '],
    [{ main: 5, payment: '' }, 'bases.main is number. '],
    [{ main: '' }, 'bases.payment is undefined. '],
    [{ main: '', payment: null }, 'bases.payment is null. '],
    [{ main: 'ftp://x', payment: '' }, "bases.main is 'ftp://x'. "],
    [{ main: 'api.example', payment: '' }, "bases.main is 'api.example'. "],
    [{ main: 'localhost:3000', payment: '' }, "bases.main is 'localhost:3000'. "],
    [{ main: 'https://', payment: '' }, "bases.main is 'https://'. "],
  ])('refuses the bases %o before a call would go nowhere', (bases, words) => {
    expect(configure({ bases })).toThrow(`configureApi: ${words}No call would arrive; give an origin`);
    expect(() => Reflect.apply(createApi, undefined, [{ bases }])).toThrow(`createApi: ${words}`);
    expect(apiOf().bases.main).toBe('');
  });

  it.each([
    '',
    '/',
    '/operator',
    './operator',
    '//api.example',
    'https://api.example',
    'http://127.0.0.1:3000/',
  ])('takes the base %j, which works in a page', (main) => {
    configureApi({ bases: { main, payment: '' } });
    expect(apiOf().bases.main).toBe(main);
  });
});
