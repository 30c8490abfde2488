import { mostTogether } from '@kislap/api/contract';
import { describedCalls } from '@kislap/api/registry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFields } from './everyCall/readFields';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';
import type { TestAnswer, TestPlayer } from './support/TestPlayer';

type Fields = Readonly<Record<string, string>>;

let operator: TestOperator;
let whale: TestPlayer;
let player: TestPlayer;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase(), { lockAfterMs: 1_800_000 });
  whale = await operator.loggedIn('639170000003');
});

beforeEach(async () => {
  player = await newPlayer(operator);
});

afterEach(() => {
  operator.operator.switches.isMessy = false;
  operator.operator.switches.failures.clear();
  vi.restoreAllMocks();
});

afterAll(() => operator.opened.close());

const ask = async (who: TestPlayer, ...parts: readonly (readonly [call: string, fields?: Fields])[]) =>
  await who.call('askTogether', {
    calls: JSON.stringify(parts.map(([call, fields = {}]) => ({ call, fields }))),
  });

const codesIn = ({ data }: TestAnswer): readonly number[] =>
  data.answers.map(({ code }: { readonly code: number }) => code);

const textsOf = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** Every read, with what this player asks it with. */
async function everyRead(who: TestPlayer): Promise<readonly (readonly [string, Fields])[]> {
  const names = describedCalls
    .filter(
      ({ name, facts, contract }) =>
        facts.kind === 'R' && contract.effect === 'read' && name !== 'askTogether',
    )
    .filter(({ contract, facts }) => !('okCode' in contract) && facts.goesAlone !== true)
    .map(({ name }) => name);
  return await Promise.all(names.map(async (name) => [name, textsOf(await readFields(who, name))] as const));
}

const alone = async (who: TestPlayer, call: string, fields: Fields) =>
  await who.call(call === 'platformList' ? '../../go/api/platformList' : call, fields);

describe('calls that are asked together', () => {
  it('are answered as each is alone, a player with a past and a guest alike', async () => {
    for (const who of [whale, operator.guest()]) {
      const reads = await everyRead(whale);
      expect(reads.length).toBeGreaterThan(50);
      for (let first = 0; first < reads.length; first += mostTogether) {
        const asked = reads.slice(first, first + mostTogether);
        const { code, data } = await ask(who, ...asked);
        expect(code).toBe(200);
        for (const [place, [name, fields]] of asked.entries()) {
          const { replayed: _, ...single } = await alone(who, name, fields);
          expect(data.answers[place]).toEqual({ call: name, ...single });
        }
      }
    }
  });

  it('fail each for itself', async () => {
    const answer = await ask(
      player,
      ['getMsgCount'],
      ['fairInfo', { gc: 'no-game' }],
      ['betLog4U'],
      ['urlConfig'],
    );
    expect(codesIn(answer)).toEqual([200, 1014, 1001, 200]);
    expect(answer.data.answers[2]).toMatchObject({ call: 'betLog4U', data: { field: 'curDate' } });
  });

  it('need a session where they need one, each for itself', async () => {
    expect(codesIn(await ask(operator.guest(), ['getUserInfo'], ['urlConfig'], ['gameList']))).toEqual([
      400, 200, 200,
    ]);
  });

  it('meet a locked session each by its own rule', async () => {
    operator.pass(1_800);
    expect(codesIn(await ask(player, ['getUserInfo'], ['urlConfig']))).toEqual([1022, 200]);
  });

  it('do not count as what a player does', async () => {
    operator.pass(1_799);
    await ask(player, ['getUserInfo'], ['getMsgCount']);
    operator.pass(1);
    expect(codesIn(await ask(player, ['getUserInfo']))).toEqual([1022]);
  });

  it('speak the language that is asked for, and loosely where the operator does', async () => {
    const calls = JSON.stringify([{ call: 'fairInfo', fields: { gc: 'no-game' } }]);
    const { data } = await player.call('askTogether', { calls }, { headers: { 'X-Lang': 'tag' } });
    const single = await player.call('fairInfo', { gc: 'no-game' }, { headers: { 'X-Lang': 'tag' } });
    expect(data.answers[0].msg).toBe(single.msg);
    operator.operator.switches.isMessy = true;
    expect((await ask(player, ['getMsgCount'])).data.answers[0].code).toBe('200');
  });
});

describe('what changes something', () => {
  it('is refused in its place and not done, whatever it is', async () => {
    const others = describedCalls
      .filter(
        ({ facts, contract }) =>
          facts.kind !== 'R' || facts.goesAlone || contract.effect === 'write' || 'okCode' in contract,
      )
      .map(({ name }) => name);
    const before = await player.call('getUserInfo');
    for (let first = 0; first < others.length; first += mostTogether) {
      const asked = others.slice(first, first + mostTogether);
      const answer = await ask(player, ...asked.map((name) => [name, { faceId: '4' }] as const));
      expect(codesIn(answer)).toEqual(asked.map(() => 1001));
    }
    expect((await player.call('getUserInfo')).data).toEqual(before.data);
    expect(
      codesIn(await ask(player, ['loginOut'], ['askTogether'], ['noSuchCall'], ['getUserInfo'])),
    ).toEqual([1001, 1001, 1001, 200]);
  });
});

describe('the form', () => {
  const many = (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => ({ call: 'getMsgCount' })));
  it.each([
    ['is missing', ''],
    ['is no list', '{"call":"getUserInfo"}'],
    ['is no JSON', '[{"call":"getUserInfo"'],
    ['has a part without a name', '[{"fields":{}}]'],
    ['has a field that is no text', '[{"call":"fairInfo","fields":{"gc":{"a":1}}}]'],
    ['has nothing in it', '[]'],
    ['asks for too many', many(mostTogether + 1)],
  ])('that %s is refused whole', async (_name, calls) => {
    expect(await player.call('askTogether', { calls })).toMatchObject({
      code: 1001,
      data: { field: 'calls' },
    });
  });

  it('of as many as are allowed is answered', async () => {
    expect(codesIn(await player.call('askTogether', { calls: many(mostTogether) }))).toHaveLength(
      mostTogether,
    );
  });
});

describe('one that fails or is late', () => {
  const order = (name: string, mode: 'html' | '400' | 'delay', ms = 0) =>
    operator.operator.switches.failures.set(name, { mode, ms, times: 1 });

  it('fails in its place when a failure was ordered for it, and once', async () => {
    order('getMsgCount', 'html');
    order('getUserInfo', '400');
    const parts = [['getMsgCount'], ['getUserInfo'], ['urlConfig']] as const;
    expect(codesIn(await ask(player, ...parts))).toEqual([500, 400, 200]);
    expect(codesIn(await ask(player, ...parts))).toEqual([200, 200, 200]);
  });

  it('does not keep the others waiting', async () => {
    order('getMsgCount', 'delay', 20_000);
    const startedMs = performance.now();
    expect(codesIn(await ask(player, ['getMsgCount'], ['urlConfig']))).toEqual([500, 200]);
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  });
});

it('is closed as a whole during maintenance', async () => {
  operator.operator.switches.isUnderMaintenance = true;
  try {
    expect((await ask(player, ['urlConfig'])).code).toBe(555);
  } finally {
    operator.operator.switches.isUnderMaintenance = false;
  }
});
