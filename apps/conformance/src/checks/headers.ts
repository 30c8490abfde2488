import { headerName } from '@kislap/api/contract';
import { type CheckKind, observe } from './Check';
import { forEachOkResponse } from './forEachResponse';

const stranger = 'https://stranger.example';

/** What is wrong with X-Content-Type-Options: a header that was sent twice comes as one value with a comma. */
export function sniffFault(value: string | null): string | undefined {
  if (value === 'nosniff') return undefined;
  if (value === null) return 'X-Content-Type-Options is missing';
  const isTwice = value.includes(',');
  return `X-Content-Type-Options is ${isTwice ? 'sent more than once' : 'not nosniff'}: ${value}`;
}

/** What stands around the answers. */
export const headers: CheckKind = {
  id: 'headers',
  title: 'Answers carry the right headers',
  checks: [
    {
      id: 'headers.type',
      title: 'Answers say that they are JSON',
      why: 'A browser that is told text/html may show a player’s name as a page, and run what is in it.',
      advice: 'Send Content-Type: application/json with every answer.',
      severity: 'error',
      needs: 'guest',
      run: (context) =>
        forEachOkResponse(context, (reply) => {
          const type = reply.headers.get('content-type') ?? 'none';
          return /^application\/json\b/.test(type) ? undefined : `the content type is ${type}`;
        }),
    },
    {
      id: 'headers.store',
      title: 'Answers are kept by nobody on the way',
      why: 'A shared cache would show one player’s balance to another.',
      advice: 'Send Cache-Control: no-store with every answer of a player.',
      severity: 'warning',
      needs: 'account',
      run: (context) =>
        forEachOkResponse(context, (reply, { facts }) => {
          const store = reply.headers.get('cache-control') ?? 'missing';
          const isKept = facts.auth === 'session' && !/no-store/.test(store);
          return isKept ? `Cache-Control is ${store}` : undefined;
        }),
    },
    {
      id: 'headers.sniff',
      title: 'Browsers may not guess the type',
      why: 'An old browser could take an answer for a page.',
      advice: 'Send X-Content-Type-Options: nosniff, once.',
      severity: 'warning',
      needs: 'guest',
      run: (context) =>
        forEachOkResponse(context, (reply) => sniffFault(reply.headers.get('x-content-type-options'))),
    },
    {
      id: 'headers.strangers',
      title: 'No other site is let in with the player’s cookies',
      why: 'Any page a player visits could read his account.',
      advice: 'Name your app’s origin in Access-Control-Allow-Origin, and leave Allow-Credentials out.',
      severity: 'error',
      needs: 'guest',
      run: async (context) => {
        const call = context.call('urlConfig');
        const reply = await context.send(call, { headers: { Origin: stranger } });
        const isLetIn =
          reply.headers.get('access-control-allow-origin') === stranger &&
          reply.headers.get('access-control-allow-credentials') === 'true';
        return [observe.unless(call.name, isLetIn ? `lets ${stranger} in` : undefined)];
      },
    },
    {
      id: 'headers.preflight',
      title: 'The app’s own origin may ask',
      why: 'Every call fails in the browser, although it works everywhere else.',
      advice: `Answer OPTIONS with the app’s origin and allow ${Object.values(headerName).join(', ')}.`,
      severity: 'error',
      needs: 'origin',
      run: async (context) => {
        const call = context.call('getUserInfo');
        const reply = await context.send(call, {
          method: 'OPTIONS',
          token: undefined,
          headers: {
            Origin: context.settings.origin ?? '',
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': Object.values(headerName).join(',').toLowerCase(),
          },
        });
        return [observe.unless(call.name, preflightProblem(reply.headers, context.settings.origin))];
      },
    },
  ],
};

function preflightProblem(came: Headers, origin: string | undefined): string | undefined {
  const allowed = came.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== origin) return `allows the origin ${allowed ?? 'of nobody'}`;
  const names = (came.get('access-control-allow-headers') ?? '').toLowerCase();
  const missing = Object.values(headerName).filter((name) => !names.includes(name.toLowerCase()));
  return missing.length === 0 ? undefined : `does not allow the header ${missing.join(', ')}`;
}
