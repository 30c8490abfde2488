import { answerCode } from '@kislap/api/contract';
import { dataSchema } from '@kislap/api/openapi';
import { type DescribedCall, describedCalls } from '@kislap/api/registry';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeCall } from './everyCall/makeCall';
import { readFields } from './everyCall/readFields';
import { Stage } from './everyCall/Stage';
import { writeScenes } from './everyCall/writeScenes';
import { DatabaseWatch } from './fuzz/DatabaseWatch';
import { openTestDatabase } from './support/openTestDatabase';
import { readParts } from './support/readParts';
import { missingFields } from './support/owedFields';
import type { TestAnswer, TestPlayer } from './support/TestPlayer';
import { TestOperator } from './support/TestOperator';

const isWrite = ({ name, contract }: DescribedCall) => contract.effect === 'write' || name in writeScenes;
const writes = describedCalls.filter(isWrite);
const reads = describedCalls.filter(({ contract }) => contract.effect === 'read');
/** They open a session each time, and an answer with a token must not lie in the database: nothing is given twice. */
const opensAnew = new Set(['login', 'thirdLogin']);
/** Who rests or has left is signed out with the first answer: a repeat finds no session. */
/** It ends the session, and who asks again is at the login. */
const signsOut = new Set(['closeAccount']);
/** They end the session too, and are kept once more under its token (decision 0078). */
const outlivesSession = new Set(['rgBreak', 'rgExclude']);
/** They are another each time, also for the same account and the same session. */
const fresh = { token: 'of the session', key: 'of the session' };
const applied = writes.filter(({ name, facts }) => facts.kind === 'E' && !opensAnew.has(name));
const named = (calls: readonly DescribedCall[]) => calls.map((call) => [call.name, call] as const);

let operator: TestOperator;
let stage: Stage;
let watch: DatabaseWatch;
let whale: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  stage = new Stage(operator);
  whale = await operator.loggedIn('639170000003');
  watch = await DatabaseWatch.over(operator.database);
});

afterEach(() => {
  operator.operator.switches.isMessy = false;
  vi.restoreAllMocks();
});

afterAll(() => operator.opened.close());

const sceneOf = async (name: string) => {
  const prepare = writeScenes[name];
  if (!prepare) throw new Error(`Nobody knows how ${name} comes to succeed`);
  return await prepare(stage);
};

const okCodeOf = ({ contract }: DescribedCall) => ('okCode' in contract ? contract.okCode : answerCode.ok);

/** What the client decodes of an answer: `data`, or of the payment service everything. All that is owed is in it. */
function decoded(call: DescribedCall, { replayed: _replayed, ...body }: TestAnswer): unknown {
  const { contract } = call;
  const answered = 'okCode' in contract ? body : body.data;
  const read = contract.name === 'askTogether' ? readParts(answered) : v.parse(contract.response, answered);
  if (!operator.operator.switches.isMessy) expect(missingFields(dataSchema(call), answered)).toEqual([]);
  const isSecret = contract.name === 'register' || contract.name === 'getSecretKey';
  return isSecret && typeof read === 'object' ? { ...read, ...fresh } : read;
}

/** From now on answers are lost after everything was written. */
function loseAnswers() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return vi.spyOn(operator.operator.failpoints, 'pass').mockImplementation((point) => {
    if (point === 'afterCommitBeforeReply') throw new Error('The answer was lost');
  });
}

describe('every call that changes something', () => {
  it('is known with a scene in which it succeeds', () => {
    expect(writes.filter(({ name }) => !(name in writeScenes)).map(({ name }) => name)).toEqual([]);
    expect(applied.length).toBeGreaterThan(25);
  });
});

describe.each(named(applied))('%s, which gives or moves something,', (name, call) => {
  it('is done once when its answer was lost, and its key is good for nothing else, in loose values too', async () => {
    const key = randomUUID();
    const { device, fields, other } = await sceneOf(name);
    await watch.changes();
    const losing = loseAnswers();
    expect((await makeCall(device, name, fields, key)).code).toBe(answerCode.serverFailure);
    losing.mockRestore();
    expect(await watch.changes()).not.toEqual([]);
    const again = await makeCall(device, name, fields, key);
    if (signsOut.has(name)) expect(again.code).toBe(answerCode.sessionEnded);
    else {
      expect(again).toMatchObject({ code: okCodeOf(call), replayed: true });
      expect(decoded(call, await makeCall(device, name, fields, key))).toEqual(decoded(call, again));
      operator.operator.switches.isMessy = true;
      expect(decoded(call, await makeCall(device, name, fields, key))).toEqual(decoded(call, again));
      operator.operator.switches.isMessy = false;
      if (other) expect((await makeCall(device, name, other, key)).code).toBe(answerCode.badParameter);
    }
    const noted = name === 'register' ? ['call_count', 'player', 'session'] : ['call_count'];
    expect((await watch.changes()).filter((table) => !noted.includes(table))).toEqual([]);
  });

  it('is done once when it is sent three times at the same moment', async () => {
    const key = randomUUID();
    const { device, fields } = await sceneOf(name);
    const before = await watch.rows();
    const answers = await Promise.all([1, 2, 3].map(() => makeCall(device, name, fields, key)));
    const done = answers.filter(({ code }) => code === okCodeOf(call));
    const late = answers.filter(({ code }) => code === answerCode.sessionEnded && signsOut.has(name));
    expect(done.length + late.length).toBe(3);
    expect(done.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(done.map((answer) => JSON.stringify(decoded(call, answer)))).size).toBe(1);
    const after = await watch.rows();
    expect((after['answer'] ?? 0) - (before['answer'] ?? 0)).toBe(outlivesSession.has(name) ? 2 : 1);
  });
});

describe('an operator that sends numbers as text', () => {
  it.each(named(reads))('is understood as ever in %s', async (name, call) => {
    const fields = await readFields(whale, name);
    const clean = await makeCall(whale, name, fields);
    expect(clean.code).toBe(okCodeOf(call));
    operator.operator.switches.isMessy = true;
    const messy = await makeCall(whale, name, fields);
    const rough = decoded(call, messy);
    operator.operator.switches.isMessy = false;
    const plain = decoded(call, clean);
    // Two promotions more, both unusable, come with it on purpose.
    if (name === 'getPayGift')
      expect(rough).toEqual(expect.arrayContaining(v.parse(v.array(v.unknown()), plain)));
    else expect(rough).toEqual(plain);
  });

  it.each(named(writes.filter((call) => !applied.includes(call))))(
    'is understood in what it answers to %s',
    async (name, call) => {
      const { device, fields } = await sceneOf(name);
      operator.operator.switches.isMessy = true;
      const messy = await makeCall(device, name, fields);
      expect(messy.code).toBe(okCodeOf(call));
      decoded(call, messy);
    },
  );
});
