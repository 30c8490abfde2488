import { answerCode, type answeredPart, askTogetherCall, mostTogether } from '@kislap/api/contract';
import type { CallName } from '@kislap/api/registry';
import * as v from 'valibot';
import { type CheckContext, oncePerRun } from '../context/CheckContext';
import { describeReply, type Reply } from '../wire/wire';
import { type CheckKind, type Observation, observe } from './Check';
import { unknownReply } from './forEachResponse';

const { name } = askTogetherCall;

type Part = v.InferOutput<typeof answeredPart> | undefined;

interface Asked {
  readonly reply: Reply;
  readonly answers: readonly Part[];
}

/** Several reads in one request, where the server has that call. */
export const together: CheckKind = {
  id: 'together',
  title: 'Calls that are asked together are answered as alone (optional)',
  checks: [
    {
      id: 'together.same',
      title: 'Each is answered as it is alone, in its place and under its name',
      why: 'A screen would show something else at the start than when it is opened later.',
      advice: 'Answer each part by the very code that answers the call alone, and put its name into it.',
      severity: 'error',
      needs: 'guest',
      run: (context) => whereOffered(context, () => compareParts(context)),
    },
    {
      id: 'together.each',
      title: 'One that is refused does not spoil the others',
      why: 'One call that a server does not know would empty the whole home.',
      advice: 'Answer 1001 in the place of what cannot be asked, and go on with the rest.',
      severity: 'error',
      needs: 'guest',
      run: (context) => expectCodes(context, ['urlConfig', 'noSuchCall', 'vipLvList'], [200, 1001, 200]),
    },
    {
      id: 'together.session',
      title: 'Each that needs a session needs it here, too',
      why: 'A call that answers anybody shows one player to another; one 400 for all signs everybody out.',
      advice: 'Look for the session in each part by its own rule, and answer 400 in its place.',
      severity: 'error',
      needs: 'guest',
      run: (context) => expectCodes(context, ['getUserInfo', 'urlConfig'], [answerCode.sessionEnded, 200]),
    },
    {
      id: 'together.reads',
      title: 'What does not only read is refused',
      why: 'A write that travels without its own idempotency key can happen twice.',
      advice: 'Carry the calls of kind R alone; answer 1001 in the place of any other.',
      severity: 'error',
      needs: 'account',
      run: (context) =>
        expectCodes(context, ['getState', 'urlConfig'], [1001, 200], { type: '1', userId: '0' }),
    },
    {
      id: 'together.bounded',
      title: 'Too many are refused',
      why: 'One request could keep a server busy with thousands.',
      advice: `Answer 1001 to more than ${mostTogether}.`,
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        whereOffered(context, async () => {
          const { reply } = await ask(context, Array<string>(mostTogether + 1).fill('urlConfig'));
          const isFine = reply.code === answerCode.badParameter;
          return isFine ? undefined : `${mostTogether + 1} at once answered ${describeReply(reply)}`;
        }),
    },
  ],
};

/** Asks as a guest, but for what only a player may try. */
async function ask(
  context: CheckContext,
  calls: readonly string[],
  fields: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  const token = Object.keys(fields).length > 0 ? context.account?.token : undefined;
  const parts = calls.map((call, place) => ({ call, fields: place === 0 ? fields : {} }));
  const reply = await context.send(context.call(name), { token, fields: { calls: JSON.stringify(parts) } });
  const read = v.safeParse(askTogetherCall.response, reply.data);
  return { reply, answers: reply.code === answerCode.ok && read.success ? read.output.answers : [] };
}

/** Whether the server has this call at all. */
const isOffered = oncePerRun(async (context) => {
  const [{ reply }, unknown] = [await ask(context, ['urlConfig']), await unknownReply(context)];
  return reply.code !== answerCode.switchedOff && reply.status !== 404 && reply.code !== unknown.code;
});

async function whereOffered(
  context: CheckContext,
  find: () => Promise<string | undefined>,
): Promise<readonly Observation[]> {
  if (!(await isOffered(context)))
    return [observe.skipped(name, 'this server does not answer several at once')];
  return [observe.unless(name, await find())];
}

const expectCodes = (
  context: CheckContext,
  calls: readonly string[],
  codes: readonly number[],
  fields?: Readonly<Record<string, string>>,
) =>
  whereOffered(context, async () => {
    const { reply, answers } = await ask(context, calls, fields);
    if (answers.length !== calls.length) return `${calls.length} calls answered ${describeReply(reply)}`;
    const wrong = calls.filter((_, place) => answers[place]?.code !== codes[place]);
    const found = answers.map((part) => part?.code ?? 'nothing').join(', ');
    return wrong.length === 0
      ? undefined
      : `${calls.join(', ')} answered ${found} instead of ${codes.join(', ')}`;
  });

async function compareParts(context: CheckContext): Promise<string | undefined> {
  const calls = ['urlConfig', 'vipLvList'] as const satisfies readonly CallName[];
  const { reply, answers } = await ask(context, calls);
  if (answers.length !== calls.length) return `answered ${describeReply(reply)}`;
  for (const [place, call] of calls.entries()) {
    const alone = await context.send(context.call(call), { token: undefined });
    const part = answers[place];
    if (part?.call !== call) return `${call} is answered as ${part?.call ?? 'nothing that can be read'}`;
    if (part.code !== alone.code || JSON.stringify(part.data) !== JSON.stringify(alone.data)) {
      return `${call} is answered differently alone`;
    }
  }
  return undefined;
}
