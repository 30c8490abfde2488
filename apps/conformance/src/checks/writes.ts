import { answerCode } from '@kislap/api/contract';
import type { DescribedCall } from '@kislap/api/registry';
import { randomUUID } from 'node:crypto';
import { fieldsOf } from '../context/contractFields';
import type { CheckContext } from '../context/CheckContext';
import { fieldIn } from '../shape/values';
import { describeReply } from '../wire/wire';
import { type CheckKind, type Observation, observe } from './Check';

/** Small changes that are made and taken back. */
export const writes: CheckKind = {
  id: 'writes',
  title: 'Changes are kept',
  checks: [
    {
      id: 'writes.picture',
      title: 'A new picture is kept',
      why: 'The picture jumps back when the app is opened again.',
      advice: 'Store faceId, and answer it in getUserInfo.',
      severity: 'error',
      needs: 'write',
      run: async (context) => [await changePicture(context)],
    },
    {
      id: 'writes.favourite',
      title: 'Favorites are a set',
      why: 'The star shows, and is gone after the next start; or a game stands there twice.',
      advice: 'Adding twice and removing what is not there answer 200 and change nothing.',
      severity: 'error',
      needs: 'write',
      run: async (context) => [await starTwice(context)],
    },
    {
      id: 'writes.fields',
      title: 'A change whose fields cannot be read is refused with 1001',
      why: 'What cannot be read would be stored as 0, or break the call.',
      advice: 'Check the fields of every call against its request schema before anything is done.',
      severity: 'error',
      needs: 'write',
      run: sendNonsense,
    },
  ],
};

async function changePicture(context: CheckContext): Promise<Observation> {
  const call = context.call('editUserHeader');
  const read = async () => Number(fieldIn((await context.send(context.call('getUserInfo'))).data, 'FaceID'));
  const before = await read();
  const faceId = (before % 8) + 1;
  const reply = await context.send(call, { fields: { faceId: String(faceId) }, key: randomUUID() });
  if (reply.code !== answerCode.ok) return observe.failed(call.name, `answered ${describeReply(reply)}`);
  const after = await read();
  const back = before >= 1 && before <= 8 ? before : 1;
  await context.send(call, { fields: { faceId: String(back) }, key: randomUUID() });
  return observe.unless(call.name, after === faceId ? undefined : `set to ${faceId}, then it was ${after}`);
}

async function starTwice(context: CheckContext): Promise<Observation> {
  const add = context.call('userFavorite');
  const games = (await context.read('gameList')) ?? [];
  const held = new Set(((await context.read('favoriteList')) ?? []).map(({ gc }) => gc));
  const game = games.find(({ gc }) => !held.has(gc));
  if (!game) return observe.skipped(add.name, 'no game that is no favorite');
  const fields = { gc: game.gc };
  const count = async () => {
    const { data } = await context.send(context.call('favoriteList'));
    return (Array.isArray(data) ? data : []).filter((row) => fieldIn(row, 'gc') === game.gc).length;
  };
  const send = async (call: DescribedCall) => await context.send(call, { fields, key: randomUUID() });
  const codes = [await send(add), await send(add)].map(({ code }) => code);
  const starred = await count();
  const remove = context.call('delGameFavorite');
  codes.push(...[await send(remove), await send(remove)].map(({ code }) => code));
  const left = await count();
  if (codes.some((code) => code !== answerCode.ok)) {
    return observe.failed(add.name, `twice added and twice removed answered ${codes.join(', ')}`);
  }
  if (starred !== 1) return observe.failed(add.name, `added twice, it stands there ${starred} times`);
  return observe.unless(add.name, left === 0 ? undefined : 'removed, it still stands there');
}

/** Only calls that cannot do anything without the field that is made unreadable here. */
async function sendNonsense(context: CheckContext): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of context.calls) {
    const required = fieldsOf(call).filter(({ isRequired }) => isRequired);
    const isOwn = call.contract.effect === 'write' && call.facts.auth === 'session';
    if (!isOwn || required.length === 0 || 'okCode' in call.contract) continue;
    const reply = await context.send(call, { fields: {}, key: randomUUID() });
    const isFine = reply.code === answerCode.badParameter;
    observations.push(observe.unless(call.name, isFine ? undefined : `answered ${describeReply(reply)}`));
  }
  return observations;
}
