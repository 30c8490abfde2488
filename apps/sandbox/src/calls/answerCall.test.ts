import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxProtection } from '../catalogue/sandboxOperator';
import { Refusal } from '../kernel/Refusal';
import { defaultSwitches } from '../kernel/switches';
import type { Operator } from '../rules/Operator';
import { type CallFrame, SessionEnded } from './Call';
import { answerCall } from './answerCall';

const switches = defaultSwitches();

/** Answers a call that ends in this way. */
async function answerTo(ending: () => Promise<unknown>, locale: CallFrame['locale'] = 'en') {
  const operator = { switches, protection: sandboxProtection } satisfies Partial<Operator>;
  const frame = { operator, locale };
  const call = { name: 'test', path: '', needsSession: false, run: ending };
  return await Reflect.apply(answerCall, undefined, [
    call,
    frame,
    { readFields: () => Promise.resolve({}), okCode: 200 },
  ]);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  switches.isUnderMaintenance = false;
});

describe('answerCall', () => {
  it('tells a refusal in the language of the player, with what it is about', async () => {
    const refusal = new Refusal('codeSentTooOften', { wait: 7 }, { wait: '7' });
    expect(await answerTo(() => Promise.reject(refusal), 'tag')).toEqual({
      code: 1006,
      msg: 'Maghintay ng 7 segundo bago humingi ng bagong code.',
      data: { wait: 7 },
    });
  });

  it('ends the session of who has none', async () => {
    expect(await answerTo(() => Promise.reject(new SessionEnded()))).toMatchObject({ code: 400 });
  });

  it('keeps the reason of a failure to itself', async () => {
    const failure = new Error('insert into player values (639171234567)');
    expect(await answerTo(() => Promise.reject(failure))).toEqual({
      code: 500,
      msg: 'Something went wrong. Please try again.',
      data: null,
    });
    expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('639171234567');
  });

  it('goes under maintenance when the disk is full', async () => {
    const full = Object.assign(new Error('could not extend file'), { code: '53100' });
    expect(await answerTo(() => Promise.reject(full))).toMatchObject({ code: 555 });
    expect(switches.isUnderMaintenance).toBe(true);
  });
});
