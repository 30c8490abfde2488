import { describeReply, type Reply } from '../wire/wire';
import type { CheckKind } from './Check';
import { forEachOkResponse, forEachResponse } from './forEachResponse';

/** What every answer is wrapped in. */
export const envelope: CheckKind = {
  id: 'envelope',
  title: 'Answers are wrapped as the contract says',
  checks: [
    {
      id: 'envelope.wrapped',
      title: 'Every answer is JSON with code and msg',
      why: 'An answer without a code is a failure to the app: it asks four times and then gives up.',
      advice:
        'Wrap every answer, also one of a gateway or an error page, in { code, msg, data }; payment answers carry code and msg beside their own fields.',
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        forEachResponse(context, (reply) =>
          reply.code === undefined ? `answered ${describeReply(reply)}` : undefined,
        ),
    },
    {
      id: 'envelope.status',
      title: 'An answer that was given has the HTTP status 200',
      why: 'Proxies and the app take another status for a failure, and ask again.',
      advice: 'Answer with HTTP 200 and say what happened in code.',
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        forEachOkResponse(context, ({ status }) => (status === 200 ? undefined : `came with HTTP ${status}`)),
    },
    {
      id: 'envelope.types',
      title: 'code is a number and msg is text',
      why: 'The app reads a code sent as text too, but other clients of yours may not.',
      advice: 'Send code (and ts) as JSON numbers, msg as a JSON string.',
      severity: 'warning',
      needs: 'guest',
      run: (context) => forEachOkResponse(context, looseEnvelope),
    },
    {
      id: 'envelope.clock',
      title: 'Main answers carry the clock of the server',
      why: 'Without ts, countdowns and "today" follow the clock of the phone, which may be wrong.',
      advice: 'Put ts, the epoch seconds of the server, beside code in every main answer.',
      severity: 'warning',
      needs: 'guest',
      run: (context) =>
        forEachOkResponse(context, ({ ts }, { contract }) =>
          ts === undefined && !('okCode' in contract) ? 'carries no ts' : undefined,
        ),
    },
  ],
};

function looseEnvelope({ body }: Reply): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, msg, ts } = { code: 0, msg: '', ts: 0, ...body };
  if (typeof code !== 'number') return `code is a ${typeof code}`;
  if (typeof ts !== 'number') return `ts is a ${typeof ts}`;
  return typeof msg === 'string' ? undefined : `msg is a ${typeof msg}`;
}
