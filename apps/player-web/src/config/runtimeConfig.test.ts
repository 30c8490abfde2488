import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productionProblem } from './productionProblem';
import { parseRuntimeConfig } from './runtimeConfig';
import { readRuntimeConfig } from './runtimeConfig';

const config = {
  operatorName: 'Kislap',
  skin: 'kislap',
  scheme: 'auto',
  apiOrigin: '',
  payOrigin: 'https://pay.example.ph',
  signStrategy: 'sha256',
  protection: { helpLines: [{ name: 'Help line', phone: '1800 1 888 0000', hours: '24/7' }] },
  customerServiceUrl: '',
  licence: '',
};

describe('parseRuntimeConfig', () => {
  it('accepts a complete configuration', () => {
    expect(parseRuntimeConfig(JSON.stringify(config))).toEqual({ ok: true, value: config });
  });

  it('names every field that is missing or wrong', () => {
    const broken = {
      ...config,
      scheme: 'sepia',
      payOrigin: 'https://pay.example.ph/',
      operatorName: undefined,
    };
    expect(parseRuntimeConfig(JSON.stringify(broken))).toEqual({
      ok: false,
      reason: { type: 'wrongFields', fields: ['operatorName', 'scheme', 'payOrigin'] },
    });
  });

  it('refuses a service link that could run a script', () => {
    const invalid = { ...config, customerServiceUrl: 'javascript:alert(1)' };
    expect(parseRuntimeConfig(JSON.stringify(invalid)).ok).toBe(false);
  });

  it.each(['', '/help', 'https://example.ph/chat'])(
    'takes "%s" as customer service',
    (customerServiceUrl) => {
      expect(parseRuntimeConfig(JSON.stringify({ ...config, customerServiceUrl })).ok).toBe(true);
    },
  );

  it.each(['', '/terms', 'https://example.ph/terms'])('takes "%s" as the page of its terms', (termsUrl) => {
    expect(parseRuntimeConfig(JSON.stringify({ ...config, termsUrl })).ok).toBe(true);
  });

  it.each(['//example.ph/terms', 'http://example.ph', 'javascript:alert(1)', 7])(
    'refuses %s as a legal page',
    (privacyUrl) => {
      expect(parseRuntimeConfig(JSON.stringify({ ...config, privacyUrl })).ok).toBe(false);
    },
  );

  it.each(['', 'https://example.ph', 'http://127.0.0.1:8080'])(
    'takes "%s" as its own origin',
    (siteOrigin) => {
      expect(parseRuntimeConfig(JSON.stringify({ ...config, siteOrigin })).ok).toBe(true);
    },
  );

  it.each(['https://example.ph/', 'example.ph', 'javascript:alert(1)', 7])(
    'refuses %s as its own origin',
    (siteOrigin) => {
      expect(parseRuntimeConfig(JSON.stringify({ ...config, siteOrigin })).ok).toBe(false);
    },
  );

  it('takes the services that an operator lists, and none it does not know', () => {
    const listing = (loginProviders: unknown) =>
      parseRuntimeConfig(JSON.stringify({ ...config, loginProviders })).ok;
    expect(listing([{ code: 'google', name: 'Google' }])).toBe(true);
    expect(listing([])).toBe(true);
    expect(listing([{ code: 'myspace', name: 'MySpace' }])).toBe(false);
    expect(listing([{ code: 'google', name: ' ' }])).toBe(false);
    expect(listing('google')).toBe(false);
  });

  it('of production names what is missing or forbidden, and a help line that nobody answers', () => {
    const others = {
      identityFirst: false,
      identityAbove: 5_000,
      awayAccess: 'payout',
      raiseWaitHours: 24,
      limitReviewMonths: 6,
      limitRequired: false,
      realityMinutes: 30,
      bonusTimes: 5,
      bonusDays: 14,
      bonusMaxStake: 500,
      depositTimes: 1,
      relief: false,
      lossBack: false,
      nationalRegister: 'adapter',
    };
    const faults = (helpLines: unknown, mode = 'production', changed = {}) => {
      const protection = { helpLines, ...others, ...changed };
      const parsed = parseRuntimeConfig(JSON.stringify({ ...config, mode, protection }));
      const problem = parsed.ok ? productionProblem(parsed.value) : parsed.reason;
      return problem && 'fields' in problem ? problem.fields : [];
    };
    const line = (phone: string) => ({ name: 'Help line', phone, hours: '24/7' });
    expect(faults([line('(02) 8248-9568')])).toEqual([]);
    expect(faults([])).toEqual(['protection.helpLines: missing']);
    expect(faults([line('1-800-000-0000')])).toEqual(['protection.helpLines.0.phone: dummy']);
    expect(faults([], 'sandbox')).toEqual([]);
    expect(faults('none', 'sandbox')).toEqual(['protection']);
    const lines = [line('(02) 8248-9568')];
    expect(faults(lines, 'production', { bonusTimes: undefined })).toEqual([
      'protection.bonusTimes: missing',
    ]);
    expect(faults(lines, 'production', { relief: true })).toEqual(['protection.relief: forbidden']);
    expect(faults(lines, 'sandbox', { relief: true, bonusTimes: undefined })).toEqual([]);
  });

  it('answers any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRuntimeConfig(text).ok).toBe(false);
      }),
    );
  });

  it('is refused when the page carries no configuration block', () => {
    expect(readRuntimeConfig(document)).toEqual({ ok: false, reason: { type: 'notJson' } });
  });
});
