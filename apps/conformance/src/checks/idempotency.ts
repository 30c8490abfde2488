import { answerCode } from '@kislap/api/contract';
import { randomUUID } from 'node:crypto';
import type { DescribedCall } from '@kislap/api/registry';
import { fieldsOf } from '../context/contractFields';
import type { CheckContext } from '../context/CheckContext';
import { balanceNow } from '../payments/paymentForms';
import { fieldIn } from '../shape/values';
import { describeReply } from '../wire/wire';
import { type CheckKind, type Observation, observe } from './Check';

const picture = 'editUserHeader';

/** What a repeated key does. */
export const idempotency: CheckKind = {
  id: 'idempotency',
  title: 'One idempotency key has one effect',
  checks: [
    {
      id: 'idempotency.replay',
      title: 'A repeated key is answered with the first answer and changes nothing',
      why: 'The app sends a call again when the answer was lost: what it asks for would happen twice.',
      advice:
        'Store key, effect and answer in one transaction per player and call; answer a repeat from there.',
      severity: 'error',
      needs: 'write',
      run: async (context) => [await replayPicture(context)],
    },
    {
      id: 'idempotency.reuse',
      title: 'A key that comes with another request is refused',
      why: 'One of the two requests of the player would be lost, and he is told that it was done.',
      advice: 'Keep a hash of the request with the key, and answer 1001 to another one.',
      severity: 'error',
      needs: 'write',
      run: async (context) => [await reuseKey(context)],
    },
    {
      id: 'idempotency.players',
      title: 'The same key of another player is another key',
      why: 'A player would be answered what somebody else was answered.',
      advice: 'Keep keys per player and call.',
      severity: 'error',
      needs: 'other account',
      run: async (context) => [await shareKey(context)],
    },
    {
      id: 'idempotency.claims',
      title: 'A reward asked for twice with one key is answered alike, and given once',
      why: 'A reward would be paid twice when the answer was lost, or be refused although it was paid.',
      advice: 'Store refusals under the key too: the second answer is the first one, whatever it was.',
      severity: 'error',
      needs: 'money',
      run: claimTwice,
    },
  ],
};

async function paint(context: CheckContext, faceId: number, key: string, token?: string) {
  const fields = { faceId: String(faceId) };
  return await context.send(context.call(picture), { fields, key, ...(token ? { token } : {}) });
}

async function pictureNow(context: CheckContext): Promise<number> {
  return Number(fieldIn((await context.send(context.call('getUserInfo'))).data, 'FaceID'));
}

/** Two pictures, and then the first again with its own key: a server that forgot the key paints it once more. */
async function replayPicture(context: CheckContext): Promise<Observation> {
  const before = (await pictureNow(context)) || 1;
  const key = randomUUID();
  const [first, second] = [(before % 8) + 1, ((before + 1) % 8) + 1];
  const answer = await paint(context, first, key);
  if (answer.code !== answerCode.ok) return observe.skipped(picture, `answered ${describeReply(answer)}`);
  await paint(context, second, randomUUID());
  const again = await paint(context, first, key);
  const now = await pictureNow(context);
  await paint(context, before, randomUUID());
  const isSame = again.code === answer.code && JSON.stringify(again.data) === JSON.stringify(answer.data);
  if (!isSame) return observe.failed(picture, `the second time ${describeReply(again)}, another answer`);
  return observe.unless(picture, now === second ? undefined : 'the second time it was done once more');
}

async function reuseKey(context: CheckContext): Promise<Observation> {
  const before = (await pictureNow(context)) || 1;
  const key = randomUUID();
  const other = (before % 8) + 1;
  await paint(context, before, key);
  const reused = await paint(context, other, key);
  const now = await pictureNow(context);
  await paint(context, before, randomUUID());
  if (now !== before) return observe.failed(picture, 'the other request was carried out');
  const isRefused = reused.code === answerCode.badParameter;
  return observe.unless(picture, isRefused ? undefined : `answered ${describeReply(reused)}, not 1001`);
}

async function shareKey(context: CheckContext): Promise<Observation> {
  if (context.settings.permission === 'read') return observe.skipped(picture, 'asked for without --write');
  const before = (await pictureNow(context)) || 1;
  const key = randomUUID();
  await paint(context, before, key);
  const reply = await paint(context, before, key, context.other?.token);
  const isReplayed = reply.headers.get('idempotent-replayed') === 'true';
  const isFine = reply.code === answerCode.ok && !isReplayed;
  return observe.unless(picture, isFine ? undefined : `answered ${describeReply(reply)}`);
}

/** Calls that end with the account, or that need a picture, are left alone. */
async function claimTwice(context: CheckContext): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of context.calls.filter(isClaim)) {
    const fields = Object.fromEntries(
      fieldsOf(call).flatMap(({ name }) => (claimed[name] ? [[name, claimed[name]]] : [])),
    );
    const key = randomUUID();
    const first = await context.send(call, { fields, key });
    const balance = await balanceNow(context);
    const again = await context.send(call, { fields, key });
    const isSame = first.code === again.code && JSON.stringify(first.data) === JSON.stringify(again.data);
    const isGivenOnce = balance === (await balanceNow(context));
    if (!isSame)
      observations.push(observe.failed(call.name, `${describeReply(first)}, then ${describeReply(again)}`));
    else
      observations.push(
        observe.unless(call.name, isGivenOnce ? undefined : 'the balance changed the second time'),
      );
  }
  return observations;
}

const claimed: Readonly<Record<string, string>> = {
  lv: '1',
  lvType: '1',
  vip: '1',
  pktId: '1',
  card: 'NO-SUCH-CARD',
  logId: '1',
  isRenew: '0',
  pos: '1',
  isGet: '1',
};

function isClaim({ contract, facts, name }: DescribedCall): boolean {
  const isReward = facts.kind === 'E' && facts.auth === 'session' && facts.whileAway !== true;
  return isReward && !('okCode' in contract) && !['launchGame', 'fairRotate', 'changePwd'].includes(name);
}
