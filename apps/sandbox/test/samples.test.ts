import { type CallName, type DescribedCall, describedCalls } from '@kislap/api/registry';
import { sampleHandlers } from '@kislap/api/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drifts } from './everyCall/drifts';
import { makeCall } from './everyCall/makeCall';
import { readFields } from './everyCall/readFields';
import type { SceneFields } from './everyCall/Scene';
import { shapeDifferences } from './everyCall/shapeDifferences';
import { Stage } from './everyCall/Stage';
import { wireShape } from './everyCall/wireShape';
import { writeScenes } from './everyCall/writeScenes';
import { openTestDatabase } from './support/openTestDatabase';
import type { TestAnswer, TestPlayer } from './support/TestPlayer';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;
let stage: Stage;
let players: readonly TestPlayer[];
const found = new Set<string>();

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  stage = new Stage(operator);
  const phones = ['639170000001', '639170000002', '639170000003'];
  await operator.loggedIn('639170000001');
  players = await Promise.all(phones.map((phone) => operator.loggedIn(phone)));
  const [, regular] = players;
  if (regular) await prepared(regular);
});

afterAll(() => operator.opened.close());

/** Lets a player of the seed have what only some have. */
async function prepared(device: TestPlayer): Promise<void> {
  await stage.control('bets', { userId: device.userId, count: 40 });
  await device.call('userFavorite', { gc: 'parol-nights' });
  await device.call('pddInit');
  await device.call('rgSet', { kind: 'dep', span: 'week', value: 500 });
  await device.call('rgSet', { kind: 'loss', span: 'day', value: 500 });
  await device.call('rgSet', { kind: 'loss', span: 'day', value: 900 });
  await device.call('rgSet', { kind: 'session', span: 'day', value: 120 });
  await device.call('pddNew');
  await device.call('getMsgInfo', await readFields(device, 'getMsgInfo'));
}

const dataOf = (
  { contract }: DescribedCall,
  { replayed: _replayed, code: _code, msg: _msg, ...body }: TestAnswer,
) => ('okCode' in contract ? body : body.data);

/** What the stories' operator answers, as it would be on the wire. */
async function sampleOf({ name, contract }: DescribedCall, fields: SceneFields): Promise<unknown> {
  const seen = { call: name, fields, token: 'sample', idempotencyKey: 'key', locale: 'en', mode: 'gcash' };
  const handler: unknown = Reflect.get(sampleHandlers, name);
  if (typeof handler !== 'function') throw new Error(`There is no sample of ${name}`);
  const reply = await Reflect.apply(handler, undefined, [v.parse(contract.request, fields), seen]);
  const { data } = v.parse(v.looseObject({ type: v.literal('answer'), data: v.any() }), reply);
  const wire: unknown = JSON.parse(JSON.stringify(data));
  expect(v.safeParse(contract.response, wire).issues).toBe(undefined);
  return wire;
}

function unexplained(name: CallName, sample: unknown, real: readonly unknown[]): readonly string[] {
  const differences = shapeDifferences(wireShape([sample]), wireShape(real)).map((one) => `${name}${one}`);
  for (const one of differences) found.add(one);
  return differences.filter((one) => !(one in drifts));
}

const askedAs: Readonly<Record<string, SceneFields>> = {
  getMsgInfo: { id: 44 },
  paylist4vip: { u: 7 },
  getState: { type: 1, userId: 7 },
};

const named = (effect: 'read' | 'write') =>
  describedCalls
    .filter(({ contract }) => contract.effect === effect)
    .map((call) => [call.name, call] as const);

describe('the samples of stories', () => {
  it.each(named('read'))('have the shape of what the sandbox answers to %s', async (name, call) => {
    const real: unknown[] = [];
    for (const device of players) {
      const answer = await makeCall(device, name, await readFields(device, name));
      if (answer.code < 300) real.push(dataOf(call, answer));
    }
    const sample = await sampleOf(call, askedAs[name] ?? (await readFields(operator.guest(), name)));
    expect(unexplained(name, sample, real)).toEqual([]);
  });

  it.each(named('write'))('have the shape of what the sandbox answers to %s', async (name, call) => {
    const scene = await writeScenes[name]?.(stage);
    if (!scene) throw new Error(`Nobody knows how ${name} comes to succeed`);
    const answer = await makeCall(scene.device, name, scene.fields);
    const asked = name === 'deposit' || name === 'withdraw' ? paymentForm : scene.fields;
    const sample = await sampleOf(call, asked);
    expect(unexplained(name, sample, [dataOf(call, answer)])).toEqual([]);
  });

  it('differ in nothing that was explained and is over', () => {
    expect(Object.keys(drifts).filter((one) => !found.has(one))).toEqual([]);
  });
});

const paymentForm = {
  amount: '200',
  extra: '{"account_name":""}',
  sign: 'sign',
  userid: 7,
  acId: 0,
  paytype: 'gcash',
  paychnl: 'gc1',
};
