import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openApiDocument } from './contract/openapi';
import { PAYMENT_PATH } from './contract/payment';
import { describedCalls, type CallName, calls } from './contract/registry';
import { callMain, callPayment } from './http/call';
import { configureApi } from './http/configureApi';
import { timeouts } from './http/timeouts';
import { beOffline, performReply, refuse, type Reply } from './testing/replies';

const facts = { wait: 60, until: 7, field: 'x' };
let reply: Reply<never> = beOffline();
let sent = 0;
let reports: string[] = [];

beforeEach(() => {
  sent = 0;
  reports = [];
  configureApi({
    onSessionEnded: () => void reports.push('session'),
    onMaintenance: () => void reports.push('maintenance'),
    timeouts: { ...timeouts, retryDelayMs: 0 },
    adapter: (config) => {
      sent += 1;
      return performReply(config.url?.startsWith(PAYMENT_PATH) === true ? 'deposit' : 'login', reply, config);
    },
  });
});

afterEach(() => configureApi({}));

/** Makes the call with no fields at all, and answers the error it ends with. */
async function fail(name: CallName, answer: Reply<never>): Promise<unknown> {
  reply = answer;
  const call = calls[name];
  const made =
    'okCode' in call
      ? callPayment(call as typeof calls.deposit, { target: 'gcash', fields: {} as never })
      : callMain(call as typeof calls.urlConfig, {});
  return made.then(
    () => undefined,
    (error: unknown) => error,
  );
}

const document = JSON.parse(JSON.stringify(openApiDocument({})));

/** What the published document says of a call: its operation, and the meaning of each of its codes. */
function published({ name, contract }: (typeof describedCalls)[number]) {
  const operation = document.paths['path' in contract ? contract.path : PAYMENT_PATH].post;
  const text: string = operation.description;
  const own =
    'path' in contract ? text : (text.split('## ').find((one) => one.startsWith(`${name}\n`)) ?? '');
  const meaningOf = (code: number) => new RegExp(`^- ${code}: (.*)$`, 'm').exec(own)?.[1];
  return { attempts: operation['x-attempts'], meaningOf };
}

describe.each(describedCalls.map((call) => [call.name, call] as const))(
  '%s is published as it is',
  (name, call) => {
    const { attempts, meaningOf } = published(call);

    it('sent: as often as the document says, after silence as after a failure', async () => {
      await fail(name, beOffline());
      expect(sent).toBe(attempts);
      sent = 0;
      await fail(name, refuse(500));
      expect(sent).toBe(attempts);
      expect(meaningOf(500)?.includes('sent once')).toBe(attempts === 1);
    });

    it('answered: 400 ends the session and 555 opens the maintenance page where the document says so', async () => {
      await fail(name, refuse(400));
      expect(reports.includes('session')).toBe(meaningOf(400)?.includes('forgets its token') ?? true);
      await fail(name, refuse(555));
      expect(reports.includes('maintenance')).toBe(meaningOf(555)?.includes('maintenance page'));
    });

    it('read: a refusal\u2019s facts lie where its codes name them', async () => {
      expect(await fail(name, refuse(1001, '', facts))).toMatchObject({ data: facts });
      expect(meaningOf(1001)).toContain('okCode' in call.contract ? '(`field`)' : '(`data.field`)');
    });
  },
);

it('no payment call is ever sent twice, whatever the document says', async () => {
  for (const name of ['paylist4vip', 'deposit', 'withdraw'] as const) {
    sent = 0;
    await fail(name, beOffline());
    expect(sent).toBe(1);
  }
});
