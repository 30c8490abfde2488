import { answerCode } from '@kislap/api/contract';
import type { CheckContext } from '../context/CheckContext';
import { askPage, pageThrough } from '../paging/pages';
import { walk } from '../shape/values';
import { describeReply } from '../wire/wire';
import { type CheckKind, type Observation, observe } from './Check';
import { forEachOkResponse } from './forEachResponse';

/** Whose rows are shown to whom. */
export const ownership: CheckKind = {
  id: 'ownership',
  title: 'A player sees what is his own',
  checks: [
    {
      id: 'ownership.user',
      title: 'Answers speak of the player who asks',
      why: 'A player would see the balance and the record of somebody else.',
      advice: 'Take the player from the session, never from a field or a cache.',
      severity: 'error',
      needs: 'account',
      run: (context) =>
        forEachOkResponse(context, ({ data }) => {
          const strangers = [...walk(data)].filter(
            ({ field, value }) => field === 'UserID' && Number(value) !== context.account?.userId,
          );
          return strangers.length === 0 ? undefined : 'a UserID is another one';
        }),
    },
    {
      id: 'ownership.masked',
      title: 'Names of other players are masked',
      why: 'A phone number under a win or in a ranking is personal data of somebody else.',
      advice: 'Mask names on the server (9*****567); the app shows what it is sent.',
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        forEachOkResponse(context, ({ data }) => {
          const bare = [...walk(data)].some(({ field, value }) => field === 'nick' && isPhone(value));
          return bare ? 'a nick is a whole phone number' : undefined;
        }),
    },
    {
      id: 'ownership.devices',
      title: 'Addresses of devices come with their end covered',
      why: 'A list of devices on a lost phone would tell where its owner is.',
      advice: 'Cover the end of every ip in sessions.',
      severity: 'warning',
      needs: 'account',
      run: async (context) => {
        const reply = await context.plain(context.call('sessions'));
        const isBare = [...walk(reply?.data)].some(({ field, value }) => field === 'ip' && isAddress(value));
        return [observe.unless('sessions', isBare ? 'an ip is whole' : undefined)];
      },
    },
    {
      id: 'ownership.payments',
      title: "A payment list is not answered for another player's id",
      why: 'The channels somebody used tell what he earns and where he banks.',
      advice: 'Compare u with the session of the token.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await askForAnother(context, 'paylist4vip')],
    },
    {
      id: 'ownership.ping',
      title: "The online ping is not taken for another player's id",
      why: 'Somebody could keep the session of another player alive, or have him seen online.',
      advice: 'Compare userId with the session of the token.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await askForAnother(context, 'getState')],
    },
    {
      id: 'ownership.mail',
      title: "Another player's message cannot be opened",
      why: 'Messages tell of limits, prizes and refused documents.',
      advice: 'Look a message up by its id and the player; answer 1014 when it is not his.',
      severity: 'error',
      needs: 'account',
      run: async (context) => [await openStrangeMail(context)],
    },
    {
      id: 'ownership.rows',
      title: 'No row of the second account stands in the lists of the first',
      why: 'Bets, deposits and withdrawals are nobody else’s business.',
      advice: 'Ask the database for the rows of the session’s player.',
      severity: 'error',
      needs: 'other account',
      run: compareLists,
    },
  ],
};

function isPhone(value: unknown): boolean {
  return typeof value === 'string' && /(?:^|\D)(?:\+?63|0)?9\d{9}(?:\D|$)/.test(value);
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,3}(\.\d{1,3}){3}$/.test(value) && !value.startsWith('127.');
}

async function askForAnother(context: CheckContext, name: 'paylist4vip' | 'getState'): Promise<Observation> {
  const call = context.call(name);
  const another = String(context.other?.userId ?? (context.account?.userId ?? 0) + 1);
  const fields = name === 'getState' ? { type: '1', userId: another } : { u: another };
  const reply = await context.send(call, { fields, mode: another });
  const isTaken = reply.code === answerCode.ok;
  return observe.unless(name, isTaken ? 'was answered for another id' : undefined);
}

/** With one account alone, ids between and behind the own ones are tried: they are somebody else's, or nobody's. */
async function openStrangeMail(context: CheckContext): Promise<Observation> {
  const call = context.call('getMsgInfo');
  const list = context.call('getMsgList');
  const own = (await pageThrough(context, list)).flatMap((page) => page.ids);
  const token = context.other?.token;
  const theirs = token === undefined ? undefined : await askPage(context, list, { cursor: '0', token });
  const beside = own.flatMap((id) => [id - 1, id + 1]).filter((id) => id > Math.min(...own));
  const ids = (theirs?.ids ?? beside).filter((id) => !own.includes(id));
  if (ids.length === 0) return observe.skipped(call.name, 'no message to try it with');
  for (const id of ids.slice(0, 3)) {
    const reply = await context.send(call, { fields: { id: String(id) } });
    if (reply.code === answerCode.ok) return observe.failed(call.name, `message ${id} was opened`);
    if (reply.code === undefined) return observe.failed(call.name, `answered ${describeReply(reply)}`);
  }
  return observe.passed(call.name);
}

async function compareLists(context: CheckContext): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  const token = context.other?.token;
  for (const call of context.reads.filter(({ facts }) => facts.paging)) {
    const own = await pageThrough(context, call);
    const cursor = own[0]?.cursor;
    const theirs = cursor === undefined ? undefined : await askPage(context, call, { cursor, token });
    const rows = new Set(own.flatMap((page) => page.rows.map((row) => JSON.stringify(row))));
    const shared = (theirs?.rows ?? []).filter((row) => rows.has(JSON.stringify(row)));
    const detail = shared.length === 0 ? undefined : `${shared.length} rows stand in both lists`;
    observations.push(observe.unless(call.name, detail));
  }
  return observations;
}
