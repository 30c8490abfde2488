import { afterEach, describe, expect, it } from 'vitest';

import { apiOf, configureApi } from './configureApi';

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
});
