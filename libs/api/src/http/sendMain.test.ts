import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bindPhoneCall } from '../contract/passwords';
import { getUserScoreCall } from '../contract/accounts';
import { loginCall, loginOutCall } from '../contract/signIn';
import { launchGameCall } from '../contract/launch';
import { platformListCall } from '../contract/platforms';
import { writeCall } from '../contract/call';
import { apiOf, configureApi } from './configureApi';
import type { ApiConfig, MaintenanceReport, SessionReport } from './ApiConfig';
import { callMain } from './call';
import { timeouts } from './timeouts';
import { serverNow } from './serverClock';
import { answers, answersText, hangsUp, keepsSilent } from './test/reactions';
import { startOperator, type Reaction } from './test/startOperator';

const scored = answers({ code: 200, msg: 'ok', data: { Score: 12345 } });
const quick = { ...timeouts, retryDelayMs: 15 };
const impatient = { ...quick, timeoutMs: 150, slowMs: 60 };
let stop: (() => Promise<void>) | undefined;

async function operator(reactions: readonly Reaction[], config: Partial<ApiConfig> = {}) {
  const started = await startOperator(...reactions);
  stop = started.stop;
  configureApi({ bases: { main: started.base, payment: started.base }, timeouts: quick, ...config });
  return started.seen;
}

afterEach(async () => {
  await stop?.();
  stop = undefined;
  configureApi({});
});

describe('whether the operator is reached', () => {
  it('is told with every attempt, and a refusal is an answer', async () => {
    const told: boolean[] = [];
    const onReach = (isAnswered: boolean) => void told.push(isAnswered);
    await operator([hangsUp, scored, answers({ code: 1009, msg: 'Once.' })], { onReach });
    await callMain(getUserScoreCall, {});
    await callMain(getUserScoreCall, {}).catch(() => undefined);
    expect(told).toEqual([false, true, true]);
  });

  it('is told as no when somebody else has a page for every call', async () => {
    const told: boolean[] = [];
    const onReach = (isAnswered: boolean) => void told.push(isAnswered);
    const portal = answersText('<!doctype html><title>Welcome</title>');
    await operator([portal, portal], { onReach });
    await callMain(getUserScoreCall, {}, { attempts: 1 }).catch(() => undefined);
    expect(told).toEqual([false]);
  });

  it('is not doubted for a call that is late beside others that came', async () => {
    const told: boolean[] = [];
    const onReach = (isAnswered: boolean) => void told.push(isAnswered);
    await operator([keepsSilent, scored], { onReach, timeouts: impatient });
    const late = callMain(getUserScoreCall, {}, { attempts: 1 }).catch(() => undefined);
    await callMain(getUserScoreCall, {});
    await late;
    expect(told).toEqual([true]);
  });
});

describe('a main call', () => {
  it('posts an empty multipart form when it has no fields', async () => {
    const seen = await operator([scored]);
    await expect(callMain(getUserScoreCall, {})).resolves.toEqual({ Score: 12345 });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/web/getUserScore' });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('sends fields as text, leaves out missing ones, and keeps the names of the wire', async () => {
    const seen = await operator([answers({ code: 200, msg: '', data: { url: '/g', sid: 's' } })]);
    await callMain(launchGameCall, { gc: 'slot-1', demo: 1, pf: undefined });
    expect(seen[0]?.body).toContain('name="gc"\r\n\r\nslot-1');
    expect(seen[0]?.body).toContain('name="demo"\r\n\r\n1');
    expect(seen[0]?.body).not.toContain('name="pf"');
  });

  it('goes to its own path where the contract names one', async () => {
    const seen = await operator([answers({ code: 200, msg: '', data: [] })]);
    await callMain(platformListCall, {});
    expect(seen[0]?.url).toBe('/go/api/platformList');
  });

  it('sends the token with every call except one that is declared bare', async () => {
    const seen = await operator(
      [answers({ code: 200, msg: '', data: { token: 't', UserID: 7 } }), answers({ code: 200, msg: '' })],
      { getToken: () => 'abc' },
    );
    await callMain(loginCall, { account: '639170000001', password: 'Play1234', type: 1 });
    await callMain(loginOutCall, {});
    expect(seen[0]?.headers.authorization).toBeUndefined();
    expect(seen[1]?.headers.authorization).toBe('Bearer abc');
  });

  it('says in which language the player reads', async () => {
    const seen = await operator([scored], { getLocale: () => 'tag' });
    await callMain(getUserScoreCall, {});
    expect(seen[0]?.headers).toMatchObject({ 'accept-language': 'fil', 'x-lang': 'tag' });
  });

  it('takes over the clock of the operator', async () => {
    await operator([answers({ code: 200, msg: '', data: { Score: 0 }, ts: 1_700_000_000 })], {
      now: () => 5,
    });
    await callMain(getUserScoreCall, {});
    expect(serverNow()).toBe(1_700_000_000_000);
  });
});

describe('a failure of the main API', () => {
  it.each([
    ['a cut line', hangsUp],
    ['code 500', answers({ code: 500, msg: 'busy' })],
    ['status 503 with HTML', answersText('<html>', 503)],
    ['status 429', answersText('', 429)],
    ['HTML with status 200', answersText('<!doctype html><title>Hello</title>')],
    ['an empty body', answersText('')],
    ['a cut body', answersText('{"code":200,"da')],
    ['JSON that is no envelope', answersText('[1,2]')],
  ])('%s is tried again after the delay', async (_name, reaction) => {
    const seen = await operator([reaction, scored]);
    await expect(callMain(getUserScoreCall, {})).resolves.toEqual({ Score: 12345 });
    expect(seen).toHaveLength(2);
    expect((seen[1]?.atMs ?? 0) - (seen[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(quick.retryDelayMs - 1);
  });

  it('is surfaced after four attempts in all', async () => {
    const seen = await operator([hangsUp]);
    await expect(callMain(getUserScoreCall, {})).rejects.toMatchObject({
      name: 'OfflineError',
      reason: 'unreachable',
      wasSent: true,
    });
    expect(seen).toHaveLength(4);
  });

  it('of an operator that keeps silent is a timeout', async () => {
    const seen = await operator([keepsSilent], { timeouts: impatient });
    await expect(callMain(getUserScoreCall, {}, { attempts: 1 })).rejects.toMatchObject({
      reason: 'timeout',
    });
    expect(seen).toHaveLength(1);
  });

  it('keeps its last kind: HTML is a contract error, a code its answer', async () => {
    await operator([answersText('<html>')]);
    await expect(callMain(getUserScoreCall, {})).rejects.toMatchObject({
      name: 'ContractError',
      kind: 'unreadable',
    });
    await stop?.();
    await operator([answers({ code: 503, msg: 'try later' })]);
    await expect(callMain(getUserScoreCall, {})).rejects.toMatchObject({ code: 503, message: 'try later' });
  });

  it('waits as long as a busy gateway asks', async () => {
    const seen = await operator([answersText('', 429, { 'retry-after': '0.2' }), scored]);
    await callMain(getUserScoreCall, {});
    expect((seen[1]?.atMs ?? 0) - (seen[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(199);
  });

  it('reads an envelope behind a byte order mark', async () => {
    const seen = await operator([answersText('\uFEFF{"code":"200","msg":null,"data":{"Score":"5"}}')]);
    await expect(callMain(getUserScoreCall, {})).resolves.toEqual({ Score: 5 });
    expect(seen).toHaveLength(1);
  });
});

describe('an answer other than ok', () => {
  it.each([201, 1004, 1005, 400, 555])('code %i is final', async (code) => {
    const seen = await operator([answers({ code, msg: 'no', data: { wait: '60' }, k: 'sms.wait' })]);
    await expect(callMain(getUserScoreCall, {})).rejects.toMatchObject({
      name: 'AnswerError',
      code,
      message: 'no',
      data: { wait: 60 },
      messageId: 'sms.wait',
    });
    expect(seen).toHaveLength(1);
  });

  it('of status 404 without an envelope is a refusal', async () => {
    const seen = await operator([answersText('not here', 404)]);
    await expect(callMain(getUserScoreCall, {})).rejects.toMatchObject({ name: 'AnswerError', code: 404 });
    expect(seen).toHaveLength(1);
  });

  it('counts by its envelope whatever the status is', async () => {
    await operator([answers({ code: 1004, msg: 'wrong code' }, 500)]);
    await expect(callMain(getUserScoreCall, {})).rejects.toMatchObject({ code: 1004 });
  });

  it('reports the end of the session with the token the request was sent with', async () => {
    const ended: SessionReport[] = [];
    let token = 'old';
    await operator([answers({ code: 400, msg: 'over' })], {
      getToken: () => token,
      onSessionEnded: (event) => ended.push(event),
    });
    const call = callMain(getUserScoreCall, {});
    await new Promise((resolve) => setTimeout(resolve, 0));
    token = 'new';
    await expect(call).rejects.toMatchObject({ code: 400 });
    expect(ended).toEqual([{ call: 'getUserScore', token: 'old', message: 'over' }]);
  });

  it('that is locked says so once with its token, and is not sent again', async () => {
    const locked: SessionReport[] = [];
    const seen = await operator([answers({ code: 1022, msg: 'Show that it is you.' })], {
      getToken: () => 'abc',
      onLocked: (event) => locked.push(event),
    });
    await expect(callMain(launchGameCall, { gc: 'g1', demo: 0 })).rejects.toMatchObject({ code: 1022 });
    expect(locked).toEqual([{ call: 'launchGame', token: 'abc', message: 'Show that it is you.' }]);
    expect(seen).toHaveLength(1);
  });

  it('may be made for another session than the current one', async () => {
    const seen = await operator([answers({ code: 200, msg: '', data: null })], { getToken: () => 'new' });
    await callMain(loginOutCall, {}, { token: 'old' });
    expect(seen[0]?.headers.authorization).toBe('Bearer old');
  });

  it('reports maintenance', async () => {
    const events: MaintenanceReport[] = [];
    const closed = { code: 555, msg: 'back at noon' };
    await operator(
      [
        answers(closed),
        answers({ ...closed, data: { until: '1764000000' } }),
        answers({ ...closed, data: 'soon' }),
      ],
      { onMaintenance: (e) => events.push(e) },
    );
    for (const until of [undefined, 1_764_000_000, undefined]) {
      await expect(callMain(getUserScoreCall, {})).rejects.toMatchObject({ code: 555 });
      expect(events.pop()).toEqual({
        call: 'getUserScore',
        token: undefined,
        message: 'back at noon',
        until,
      });
    }
  });

  it('that is ok but unreadable inside is a contract error, and not asked again', async () => {
    const seen = await operator([answers({ code: 200, msg: '', data: { Score: 'many' } })]);
    await expect(callMain(getUserScoreCall, {})).rejects.toThrow(/getUserScore: Score/);
    expect(seen).toHaveLength(1);
  });
});

describe('the idempotency key', () => {
  const bound = answers({ code: 200, msg: '', data: { Phone: '639171234567' } });
  const form = { phoneNum: '639171234567', code: '123456', password: 'Play1234', password1: 'Play1234' };

  it('is one over all attempts of a write, and new for the next call', async () => {
    const seen = await operator([hangsUp, answers({ code: 500, msg: '' }), bound]);
    await callMain(bindPhoneCall, form);
    await callMain(bindPhoneCall, form);
    const [first, second, third, next] = seen.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect([second, third]).toEqual([first, first]);
    expect(next).not.toBe(first);
  });

  it('is the one the caller passes', async () => {
    const seen = await operator([bound]);
    await callMain(bindPhoneCall, form, { idempotencyKey: 'mine' });
    expect(seen[0]?.headers['idempotency-key']).toBe('mine');
  });

  it('is not sent with a read', async () => {
    const seen = await operator([scored]);
    await callMain(getUserScoreCall, {});
    expect(seen[0]?.headers['idempotency-key']).toBeUndefined();
  });
});

describe('the caller', () => {
  it('can cancel a running call', async () => {
    await operator([keepsSilent]);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const call = callMain(getUserScoreCall, {}, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'OfflineError', reason: 'cancelled' });
  });

  it('can cancel between two attempts', async () => {
    const seen = await operator([hangsUp], { timeouts: { ...quick, retryDelayMs: 5000 } });
    const controller = new AbortController();
    const call = callMain(getUserScoreCall, {}, { signal: controller.signal });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    setTimeout(() => controller.abort(), 60);
    await expect(call).rejects.toMatchObject({ reason: 'cancelled' });
    expect(seen).toHaveLength(1);
  });

  it('is told once that the connection is slow, and never about a quick one', async () => {
    let told = 0;
    await operator([keepsSilent, scored], { timeouts: impatient });
    await callMain(getUserScoreCall, {}, { onSlow: () => (told += 1) });
    expect(told).toBe(1);
    configureApi({ bases: apiOf().bases, timeouts: quick });
    await callMain(getUserScoreCall, {}, { onSlow: () => (told += 1) });
    expect(told).toBe(1);
  });
});

describe('the form', () => {
  it('writes booleans as digits and objects as JSON text', async () => {
    const seen = await operator([answers({ code: 200, msg: '', data: null })]);
    const call = writeCall('anything', {
      group: 'config',
      kind: 'I',
      request: v.object({
        isOn: v.boolean(),
        paging: v.object({ page: v.number() }),
        none: v.nullable(v.string()),
      }),
      response: v.null(),
    });
    await callMain(call, { isOn: true, paging: { page: 2 }, none: null });
    expect(seen[0]?.body).toContain('name="isOn"\r\n\r\n1');
    expect(seen[0]?.body).toContain('name="paging"\r\n\r\n{"page":2}');
    expect(seen[0]?.body).not.toContain('name="none"');
  });
});
