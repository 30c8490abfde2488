import { answerCode, headerName } from '@kislap/api/contract';
import { calls, type DescribedCall } from '@kislap/api/registry';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { fieldsOf } from '../context/contractFields';
import { type CheckContext, sampleFields } from '../context/CheckContext';
import { signIn } from '../context/signIn';
import { describeReply, type Reply } from '../wire/wire';
import { type CheckKind, type Observation, observe } from './Check';

/** Who is let in. */
export const session: CheckKind = {
  id: 'session',
  title: 'A session is asked for, and ends',
  checks: [
    {
      id: 'session.missing',
      title: 'Without a session, every call of a player answers 400',
      why: 'A call that answers anybody shows one player to another; another code than 400 leaves the app signed in.',
      advice: 'Check the bearer token before anything else and answer code 400 (HTTP 200) without one.',
      severity: 'error',
      needs: 'guest',
      run: (context) => overSessionCalls(context, undefined),
    },
    {
      id: 'session.garbage',
      title: 'A token that nobody was given answers 400',
      why: 'Whoever makes up a token is somebody.',
      advice: 'Look the token up; answer code 400 when it is unknown, ended or broken.',
      severity: 'error',
      needs: 'guest',
      run: (context) => overSessionCalls(context, randomUUID()),
    },
    {
      id: 'session.open',
      title: 'Calls for guests answer without a session',
      why: 'Somebody who has not signed in sees an empty home.',
      advice: 'Answer these calls without a token, and do not mind one either.',
      severity: 'error',
      needs: 'guest',
      run: overOpenCalls,
    },
    {
      id: 'session.farewell',
      title: 'Logging out never fails',
      why: 'A player whose session has ended already could not leave the app.',
      advice: 'Answer loginOut with 200 also to an unknown token.',
      severity: 'error',
      needs: 'guest',
      run: async (context) => {
        const reply = await context.send(context.call('loginOut'), { token: randomUUID() });
        const isFine = reply.code === answerCode.ok;
        return [observe.unless('loginOut', isFine ? undefined : `answered ${describeReply(reply)}`)];
      },
    },
    {
      id: 'session.scheme',
      title: 'The word before the token is read in any case',
      why: 'HTTP knows no case there: a proxy or a client that writes `bearer` throws its player out.',
      advice: 'Compare the scheme of `Authorization` without regard to case.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await tryLowerScheme(context)],
    },
    {
      id: 'session.key',
      title: 'The signing key stays the same while it lives',
      why: 'Two payments at the same moment ask for it twice, and the second key spoils the sign of the first.',
      advice: 'Answer one key to one session for ten minutes.',
      severity: 'error',
      needs: 'account',
      run: async (context) => (context.covers('getSecretKey') ? [await askKeyTwice(context)] : []),
    },
    {
      id: 'session.ended',
      title: 'A token is worth nothing after logging out',
      why: 'Whoever finds the phone later is still signed in.',
      advice: 'Forget the token on the server when loginOut comes with it.',
      severity: 'error',
      needs: 'password',
      run: async (context) => [await tryEndedToken(context)],
    },
  ],
};

async function overSessionCalls(
  context: CheckContext,
  token: string | undefined,
): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of context.calls.filter(({ facts }) => facts.auth === 'session')) {
    const isRead = call.contract.effect === 'read';
    const fields = (isRead && (await sampleFields(context, call))) || {};
    observations.push(judge(call, await context.send(call, { token, fields, mode: modeOf(call) })));
  }
  return observations;
}

function modeOf({ name }: DescribedCall): string {
  return name === 'paylist4vip' ? '0' : 'gcash';
}

function judge(call: DescribedCall, reply: Reply): Observation {
  const isFine = reply.code === answerCode.sessionEnded;
  return observe.unless(call.name, isFine ? undefined : `answered ${describeReply(reply)}`);
}

async function overOpenCalls(context: CheckContext): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of context.reads.filter(({ facts }) => facts.auth !== 'session')) {
    const hasFields = fieldsOf(call).some(({ isRequired }) => isRequired);
    const fields = hasFields ? await sampleFields(context, call) : {};
    const reply = await context.send(call, { token: undefined, fields: fields ?? {} });
    const isFine = reply.code !== undefined && reply.code !== answerCode.sessionEnded;
    observations.push(observe.unless(call.name, isFine ? undefined : `answered ${describeReply(reply)}`));
  }
  return observations;
}

async function tryLowerScheme(context: CheckContext): Promise<Observation> {
  const headers = { [headerName.authorization]: `bearer ${context.account?.token ?? ''}` };
  const reply = await context.send(context.call('getUserInfo'), { token: undefined, headers });
  const isFine = reply.code === answerCode.ok;
  return observe.unless('getUserInfo', isFine ? undefined : `answered ${describeReply(reply)}`);
}

async function askKeyTwice(context: CheckContext): Promise<Observation> {
  const ask = async () => {
    const reply = await context.send(context.call('getSecretKey'));
    return v.safeParse(calls.getSecretKey.response, reply.data);
  };
  const [first, second] = [await ask(), await ask()];
  if (!first.success || !second.success) return observe.skipped('getSecretKey', 'it cannot be read');
  const isSame = first.output.key === second.output.key;
  return observe.unless('getSecretKey', isSame ? undefined : 'asked twice, it answers two keys');
}

/** Opens a session of its own, so that the one of the run goes on. */
async function tryEndedToken(context: CheckContext): Promise<Observation> {
  const { phone, password } = context.settings.account;
  const opened = await signIn(context.wire, { phone, password });
  if (!opened.account) return observe.skipped('loginOut', opened.problem);
  const { token } = opened.account;
  await context.send(context.call('loginOut'), { token });
  const reply = await context.send(context.call('getUserInfo'), { token });
  const isFine = reply.code === answerCode.sessionEnded;
  return observe.unless('loginOut', isFine ? undefined : `afterwards getUserInfo ${describeReply(reply)}`);
}
