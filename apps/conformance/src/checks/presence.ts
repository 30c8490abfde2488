import type { DescribedCall } from '@kislap/api/registry';
import type { CheckContext } from '../context/CheckContext';
import { describeReply, type Reply } from '../wire/wire';
import { type CheckKind, type Observation, observe } from './Check';
import { forEachResponse, unknownReply } from './forEachResponse';

/** Whether the calls of the contract are there. */
export const presence: CheckKind = {
  id: 'presence',
  title: 'The calls are there',
  checks: [
    {
      id: 'presence.reads',
      title: 'Every reading call answers with its data',
      why: 'A screen that needs this call stays on its error, with a button to try again.',
      advice:
        'Serve the call under its path, and answer with the envelope and code 200 (a payment list: 200 too).',
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        forEachResponse(context, (reply, call) => {
          if (reply.code === call.codes[0]) return undefined;
          // A refusal the contract foresees is an answer of a call that is there.
          const isForeseen = reply.code !== undefined && reply.code > 1000 && call.codes.includes(reply.code);
          return isForeseen ? null : `answered ${describeReply(reply)}`;
        }),
    },
    {
      id: 'presence.writes',
      title: 'Every writing call is there',
      why: 'A button of the app leads nowhere.',
      advice:
        'Serve the call under its path. It was asked without a session and without fields, so that nothing could happen: answer 400, or 1001 where it needs no session.',
      severity: 'error',
      needs: 'guest',
      run: askWrites,
    },
  ],
};

async function askWrites(context: CheckContext): Promise<readonly Observation[]> {
  const unknown = await unknownReply(context);
  const observations: Observation[] = [];
  for (const call of context.calls.filter(({ contract }) => contract.effect === 'write')) {
    const reply = await context.send(call, { token: undefined, mode: 'gcash' });
    observations.push(judge(call, reply, unknown));
  }
  return observations;
}

function judge(call: DescribedCall, reply: Reply, unknown: Reply): Observation {
  if (reply.code === undefined) return observe.failed(call.name, `answered ${describeReply(reply)}`);
  if (reply.status === 404 || (reply.code >= 500 && reply.code < 600)) {
    return observe.failed(call.name, `answered ${describeReply(reply)} (HTTP ${reply.status})`);
  }
  if (reply.code === unknown.code) {
    return observe.skipped(call.name, 'without a session this server answers unknown calls in the same way');
  }
  return observe.passed(call.name);
}
