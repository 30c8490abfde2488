import * as contract from '@kislap/api/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainCalls } from '../src/api/mainCalls';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { ownedIdsOf, secretsOf, storedAbout } from './support/ownedThings';
import { type OwnedIds, strangersCalls } from './support/strangersCalls';
import { type TestAnswer, type TestPlayer } from './support/TestPlayer';
import { TestOperator } from './support/TestOperator';

const paymentCalls = ['paylist4vip', 'deposit', 'withdraw'];
const sharedKey = 'the-same-key-at-both-devices';
const rowIds = /"(?:logid|LogID|id)":(\d+)/g;

let operator: TestOperator;
let owner: TestPlayer;
let stranger: TestPlayer;
let theirs: OwnedIds;
let secrets: readonly string[];
let before: string;

async function control(name: string, fields: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(fields) };
  return await (await operator.fetch(`/__sandbox/${name}`, init)).json();
}

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  owner = await operator.loggedIn('639170000003');
  stranger = await newPlayer(operator);
  const { userId } = owner;
  await control('mail', { userId, title: 'Salamat', text: 'Para sa iyo', amount: 5 });
  await control('bets', { userId, count: 2 });
  await owner.call('pddInit');
  await owner.call('pddNew');
  await owner.deposit({}, { key: sharedKey });
  await owner.withdraw({}, { key: sharedKey });
  // The rest lies in the wallet of a studio.
  await owner.call('launchGame', { gc: 'bangka-bay' });
  const [commission] = (await owner.call('teamRewardDetail')).data;
  theirs = { ...(await ownedIdsOf(operator.database, userId)), commission: Number(commission.logid) };
  secrets = await secretsOf(operator.database, userId);
  before = await storedAbout(operator.database, userId);
});

afterAll(async () => await operator.opened.close());

/** The stranger makes a call, with a session of this moment whatever the calls before have done to it. */
async function ask(call: string, fields: Readonly<Record<string, string | number>>): Promise<TestAnswer> {
  stranger.adopt({
    code: 200,
    msg: '',
    replayed: false,
    data: await control('session', { userId: stranger.userId }),
  });
  // One call of the main API lies beside the others.
  const path = call === 'platformList' ? '../../go/api/platformList' : call;
  if (!paymentCalls.includes(call)) return await stranger.call(path, fields);
  if (call === 'paylist4vip')
    return await stranger.pay(`paylist4vip&u=${fields['u'] ?? stranger.userId}`, fields);
  return call === 'deposit'
    ? await stranger.deposit(fields, { key: sharedKey })
    : await stranger.pay('gcash_withdraw', { amount: '100', extra: '{}', ...fields }, { key: sharedKey });
}

function expectNothingTold(answer: TestAnswer): void {
  const text = JSON.stringify(answer);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(new RegExp(`\\b${owner.userId}\\b`));
  expect(answer.replayed).toBe(false);
}

const idsIn = (answer: TestAnswer) => [...JSON.stringify(answer.data).matchAll(rowIds)].map(([, id]) => id);
const withoutTime = ({ ts: _ts, ...answer }: TestAnswer) => answer;

describe('the table of calls', () => {
  it('has every call of the contract and no other', () => {
    const names = [...mainCalls.map(({ name }) => name), ...paymentCalls];
    expect(Object.keys(strangersCalls).toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it('tries the ids of every call that takes one, or says whose they are', () => {
    const shape = v.object({
      name: v.string(),
      request: v.object({ entries: v.record(v.string(), v.unknown()) }),
    });
    const owned = /^(?:id|u|logid|userid|orderid|sid)$/i;
    const untried = Object.values(contract)
      .filter((part) => v.is(shape, part))
      .filter(({ request }) => Object.keys(request.entries).some((field) => owned.test(field)))
      .filter(({ name }) => 'because' in (strangersCalls[name] ?? { because: '' }))
      .map(({ name }) => name);
    expect(untried).toEqual([]);
  });
});

describe('somebody else', () => {
  it.each(Object.keys(strangersCalls))('learns and changes nothing of a player by %s', async (call) => {
    const entry = strangersCalls[call] ?? { because: '' };
    if ('refuses' in entry) {
      const unknown = withoutTime(await ask(call, entry.unknown));
      for (const fields of entry.refuses(theirs)) {
        const answer = await ask(call, fields);
        expectNothingTold(answer);
        expect(withoutTime(answer)).toEqual(unknown);
      }
    } else if ('lists' in entry) {
      const answer = await ask(call, entry.lists(theirs));
      expectNothingTold(answer);
      expect(answer.code).toBe(200);
      const own = idsIn(await ask(call, { ...entry.lists(theirs), [cursorOf(entry.lists(theirs))]: 0 }));
      expect(idsIn(answer).filter((id) => !own.includes(id))).toEqual([]);
    } else {
      expectNothingTold(await ask(call, {}));
    }
    expect(await storedAbout(operator.database, owner.userId)).toBe(before);
  });

  it('gets nothing of the kind without a session, wherever one is needed', async () => {
    for (const { name, needsSession } of mainCalls) {
      if (!needsSession) continue;
      const { code, data } = await operator.guest().call(name, {});
      expect({ name, code, data }).toEqual({ name, code: 400, data: null });
    }
    expect(await storedAbout(operator.database, owner.userId)).toBe(before);
  });
});

function cursorOf(fields: object): string {
  return 'logId' in fields ? 'logId' : 'id';
}
