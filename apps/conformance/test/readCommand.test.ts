import { describe, expect, it } from 'vitest';
import { readCommand } from '../src/command/readCommand';

const base = '--base=https://api.example/';

describe('the command line', () => {
  it('asks for a run that only reads, unless told otherwise', () => {
    expect(readCommand([base, '--token', 't'], {})).toMatchObject({
      does: 'run',
      settings: {
        base: 'https://api.example',
        payBase: 'https://api.example',
        permission: 'read',
        account: { token: 't' },
        only: [],
        maxMs: 1000,
      },
      output: { isJson: false, isStrict: false },
    });
  });

  it.each([
    ['--write', 'write'],
    ['--write=money', 'money'],
  ])('lets %s do more', (option, permission) => {
    expect(readCommand([base, option, '--json'], {})).toMatchObject({
      settings: { permission },
      output: { isJson: true },
    });
  });

  it('takes the account from the environment too', () => {
    const environment = { KISLAP_BASE: 'http://localhost:3000', KISLAP_PHONE: '639', KISLAP_PASSWORD: 'p' };
    expect(readCommand([], environment)).toMatchObject({
      settings: { base: 'http://localhost:3000', account: { phone: '639', password: 'p' } },
    });
  });

  it('narrows a run to checks, kinds and calls', () => {
    expect(readCommand([base, '--only=paging, shape.loose,getDepositLog'], {})).toMatchObject({
      settings: { only: ['paging', 'shape.loose', 'getDepositLog'] },
    });
  });

  it('asks for help and for lists without an address', () => {
    expect(readCommand(['--help'], {})).toEqual({ does: 'help' });
    expect(readCommand(['--list'], {})).toEqual({ does: 'list', as: 'text' });
    expect(readCommand(['--list', '--markdown'], {})).toEqual({ does: 'list', as: 'markdown' });
  });

  it.each([
    [[], '--base is missing'],
    [['--base=ftp://x'], '--base is no http address'],
    [[base, '--only=nothing'], '--only does not know "nothing"'],
    [[base, '--max-ms=soon'], '--max-ms takes a whole number'],
    [[base, '--write=all'], '--write takes nothing, "money" or "away"'],
    [[base, '--frobnicate'], '--frobnicate'],
  ])('says what is wrong with %j', (args, words) => {
    expect(() => readCommand(args, {})).toThrow(words);
  });
});
