import { answerCode } from '@kislap/api/contract';
import type { DescribedCall } from '@kislap/api/registry';
import { randomUUID } from 'node:crypto';
import { fieldsOf } from '../inspection/fieldsOf';
import type { Inspection } from '../inspection/Inspection';
import { sampleFields } from '../inspection/sampleFields';
import { signIn } from '../inspection/signIn';
import { describeReply } from '../wire/describeReply';
import type { Reply } from '../wire/Reply';
import type { CheckKind } from './CheckKind';
import type { Observation } from './Observation';
import { observe } from './observe';

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
      run: (inspection) => overSessionCalls(inspection, undefined),
    },
    {
      id: 'session.garbage',
      title: 'A token that nobody was given answers 400',
      why: 'Whoever makes up a token is somebody.',
      advice: 'Look the token up; answer code 400 when it is unknown, ended or broken.',
      severity: 'error',
      needs: 'guest',
      run: (inspection) => overSessionCalls(inspection, randomUUID()),
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
      run: async (inspection) => {
        const reply = await inspection.send(inspection.call('loginOut'), { token: randomUUID() });
        const isFine = reply.code === answerCode.ok;
        return [observe.unless('loginOut', isFine ? undefined : `answered ${describeReply(reply)}`)];
      },
    },
    {
      id: 'session.ended',
      title: 'A token is worth nothing after logging out',
      why: 'Whoever finds the phone later is still signed in.',
      advice: 'Forget the token on the server when loginOut comes with it.',
      severity: 'error',
      needs: 'password',
      run: async (inspection) => [await tryEndedToken(inspection)],
    },
  ],
};

async function overSessionCalls(
  inspection: Inspection,
  token: string | undefined,
): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of inspection.calls.filter(({ facts }) => facts.auth === 'session')) {
    const isRead = call.contract.effect === 'read';
    const fields = (isRead && (await sampleFields(inspection, call))) || {};
    observations.push(judge(call, await inspection.send(call, { token, fields, mode: modeOf(call) })));
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

async function overOpenCalls(inspection: Inspection): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of inspection.reads.filter(({ facts }) => facts.auth !== 'session')) {
    const hasFields = fieldsOf(call).some(({ isRequired }) => isRequired);
    const fields = hasFields ? await sampleFields(inspection, call) : {};
    const reply = await inspection.send(call, { token: undefined, fields: fields ?? {} });
    const isFine = reply.code !== undefined && reply.code !== answerCode.sessionEnded;
    observations.push(observe.unless(call.name, isFine ? undefined : `answered ${describeReply(reply)}`));
  }
  return observations;
}

/** Opens a session of its own, so that the one of the run goes on. */
async function tryEndedToken(inspection: Inspection): Promise<Observation> {
  const { phone, password } = inspection.settings.account;
  const opened = await signIn(inspection.wire, { phone, password });
  if (!opened.account) return observe.skipped('loginOut', opened.problem);
  const { token } = opened.account;
  await inspection.send(inspection.call('loginOut'), { token });
  const reply = await inspection.send(inspection.call('getUserInfo'), { token });
  const isFine = reply.code === answerCode.sessionEnded;
  return observe.unless('loginOut', isFine ? undefined : `afterwards getUserInfo ${describeReply(reply)}`);
}
