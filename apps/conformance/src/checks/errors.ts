import { answerCode, headerName, refusalFacts } from '@kislap/api/contract';
import type { DescribedCall } from '@kislap/api/registry';
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { fieldsOf } from '../context/contractFields';
import type { CheckContext } from '../context/CheckContext';
import { describeReply, type Reply } from '../wire/wire';
import { type CheckKind, type Observation, observe } from './Check';
import { forEachResponse, unknownReply } from './forEachResponse';

const login = 'login';

/** How the server says no. */
export const errors: CheckKind = {
  id: 'errors',
  title: 'Refusals carry the codes of the contract',
  checks: [
    {
      id: 'errors.credentials',
      title: 'A login that proves nothing is refused with 1002',
      why: 'Another code reads as a failure of the server: the app asks again instead of telling the player.',
      advice: 'Answer 1002 to a login whose phone nobody has. A password was not tried on your test account.',
      severity: 'error',
      needs: 'guest',
      run: async (context) => [await tryLogin(context)],
    },
    {
      id: 'errors.empty',
      title: 'A login without an account is refused with 1001',
      why: 'A form that was sent half filled must not be mistaken for a failure.',
      advice: 'Check required fields first and answer 1001 with the name of the field in data.field.',
      severity: 'error',
      needs: 'guest',
      run: async (context) => {
        const reply = await context.send(context.call(login), { token: undefined });
        return [expectCode(login, reply, answerCode.badParameter)];
      },
    },
    {
      id: 'errors.fields',
      title: 'A field that cannot be read is refused with 1001',
      why: 'A wrong field that is taken for 0 answers another page, another day or another mail than was asked for.',
      advice: 'Check the fields of every call against its request schema and answer 1001.',
      severity: 'error',
      needs: 'account',
      run: (context) =>
        overBadFields(context, (call, reply) => expectCode(call.name, reply, answerCode.badParameter)),
    },
    {
      id: 'errors.named',
      title: 'A refusal of a field names it',
      why: 'Without data.field the form cannot show the message beside the field.',
      advice: 'Put the wire name of the field into data.field.',
      severity: 'warning',
      needs: 'account',
      run: (context) => overBadFields(context, namesField),
    },
    {
      id: 'errors.unknown',
      title: 'A call that does not exist is not answered with success',
      why: 'The app would take a mistyped address for a call that works and shows nothing.',
      advice: 'Answer HTTP 404, or an envelope whose code is neither 200 nor 400.',
      severity: 'error',
      needs: 'guest',
      run: async (context) => {
        const reply = await unknownReply(context);
        const isRefused =
          reply.silence === undefined && (reply.code ?? answerCode.notFound) !== answerCode.ok;
        const isPage = reply.status === 200 && reply.code === undefined;
        const isFine = isRefused && !isPage;
        return [observe.unless('(unknown call)', isFine ? undefined : `answered ${describeReply(reply)}`)];
      },
    },
    {
      id: 'errors.method',
      title: 'A call is made by POST alone',
      why: 'An address that answers GET ends up in histories, logs and caches, with what it asks for.',
      advice: 'Answer HTTP 405 (or 404) to every other method.',
      severity: 'warning',
      needs: 'guest',
      run: async (context) => {
        const call = context.call('urlConfig');
        const reply = await context.send(call, { method: 'GET' });
        return [observe.unless(call.name, reply.code === answerCode.ok ? 'answers GET too' : undefined)];
      },
    },
    {
      id: 'errors.foreseen',
      title: 'A call answers no code that the contract does not foresee for it',
      why: 'The app shows the message of any code, but has words and a way on only for those it knows.',
      advice: 'Use a code of the contract, listed per call in its reference.',
      severity: 'warning',
      needs: 'guest',
      run: (context) =>
        forEachResponse(context, ({ code }, call) =>
          code === undefined || call.codes.includes(code) ? undefined : `answered the code ${code}`,
        ),
    },
    {
      id: 'errors.words',
      title: 'A refusal has a message to show',
      why: 'The app shows msg as it is; without one the player reads only that something went wrong.',
      advice: 'Put a whole sentence for the player into msg of every refusal, in the language asked for.',
      severity: 'error',
      needs: 'guest',
      run: async (context) => {
        const reply = await context.send(context.call(login), { token: undefined });
        return [observe.unless(login, reply.msg.trim() === '' ? 'msg is empty' : undefined)];
      },
    },
    {
      id: 'errors.languages',
      title: 'A refusal speaks the language that was asked for',
      why: 'A player who reads Filipino is told in English why it did not work.',
      advice: 'Choose msg by X-Lang (en or tag), or by Accept-Language.',
      severity: 'warning',
      needs: 'guest',
      run: async (context) => [await compareLanguages(context)],
    },
  ],
};

async function tryLogin(context: CheckContext): Promise<Observation> {
  const reply = await context.send(context.call(login), {
    token: undefined,
    // A number of the right form that is given to nobody, another one each time: tries are counted by number.
    fields: { account: `639000${randomInt(100_000, 1_000_000)}`, password: 'Wrong-0000', type: '1' },
  });
  return expectCode(login, reply, answerCode.wrongCredentials);
}

async function compareLanguages(context: CheckContext): Promise<Observation> {
  const call = context.call(login);
  const english = await context.send(call, { token: undefined });
  const headers = { [headerName.locale]: 'tag', [headerName.language]: 'fil' };
  const filipino = await context.send(call, { token: undefined, headers });
  const isSame = english.msg === filipino.msg;
  return observe.unless(login, isSame ? 'says the same in both languages' : undefined);
}

function expectCode(call: string, reply: Reply, code: number): Observation {
  return observe.unless(
    call,
    reply.code === code ? undefined : `answered ${describeReply(reply)}, not ${code}`,
  );
}

function namesField(call: DescribedCall, reply: Reply): Observation {
  if (reply.code !== answerCode.badParameter) return observe.skipped(call.name, 'was not refused with 1001');
  const facts = v.safeParse(refusalFacts, reply.data);
  const field = facts.success ? facts.output.field : undefined;
  return observe.unless(call.name, field === undefined ? 'data.field is missing' : undefined);
}

/**
 * Every reading call with required fields that are not any text, each of them nonsense; pages of a list are asked for
 * by text.
 */
async function overBadFields(
  context: CheckContext,
  judge: (call: DescribedCall, reply: Reply) => Observation,
): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of context.reads) {
    const required = fieldsOf(call).filter(({ isRequired, isText }) => isRequired && !isText);
    if (required.length === 0 || 'okCode' in call.contract) continue;
    const fields = Object.fromEntries(required.map(({ name }) => [name, 'no such value']));
    observations.push(judge(call, await context.send(call, { fields })));
  }
  return observations;
}
