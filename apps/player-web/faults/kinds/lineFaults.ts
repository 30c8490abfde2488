import {
  askedAgain,
  cells,
  done,
  failedFirst,
  foundLater,
  foundOut,
  notArrived,
  untilDone,
} from '../FaultKind';
import type { FaultKind } from '../FaultKind';
import type { Operation } from '../operations/Operation';
import type { World } from '../World';
import { isApi, spoilWrite } from './spoilWrite';

/**
 * The browser itself sends anew what is cut on a connection that it had used before: some attempts are none of the
 * app's.
 */
const cutLine =
  ({ isSent }: { readonly isSent: boolean }) =>
  (world: World, operation: Operation): Promise<void> => {
    const isPayment = operation.name === 'deposit' || operation.name === 'withdrawal';
    return spoilWrite(() => ({ type: 'reset', isSent }), isPayment ? Infinity : 2)(world, operation);
  };

/** Bytes a second. */
const slowLine = 50_000;

/** What the line between the phone and the operator does. */
export const lineFaults: readonly FaultKind[] = [
  {
    id: 'F1',
    fault: 'connection refused',
    made: 'nobody listens at the operator’s address from the last tap on',
    arm: ({ proxy }) => proxy.close(),
    lift: ({ proxy }) => proxy.open(),
    cells: cells(failedFirst, failedFirst, { claim: askedAgain }),
  },
  {
    id: 'F2',
    fault: 'reset before the request arrives',
    made: 'the line cuts every attempt of a payment and two of any other call, and passes none on',
    arm: cutLine({ isSent: false }),
    cells: cells(notArrived, done),
  },
  {
    id: 'F3',
    fault: 'reset after the operator has done it',
    made: 'the line cuts every attempt of a payment and two of any other call, once the operator has answered',
    arm: cutLine({ isSent: true }),
    cells: cells(foundOut, done),
  },
  {
    id: 'F4',
    fault: 'no byte for 30 s',
    made: 'the line swallows every attempt',
    arm: spoilWrite(() => ({ type: 'hang', isSent: false })),
    cells: cells(notArrived, failedFirst, { claim: askedAgain }),
  },
  {
    id: 'F5',
    fault: 'one byte a second',
    made: 'the operator has done it, and every answer comes by one byte a second',
    arm: spoilWrite(() => ({ type: 'drip' })),
    cells: cells(foundLater, failedFirst, {
      claim: askedAgain,
      login: { story: ['failed', 'lift', 'sendAgain', 'done'], effects: 1 },
    }),
  },
  {
    id: 'F6',
    fault: 'answers up to 9 s late, each by another time',
    made: 'the line holds every answer for a time that the seed decides',
    arm: ({ proxy, random }) => {
      proxy.order(isApi, () => ({ type: 'late', ms: Math.floor(random() * 9_000) }));
      return Promise.resolve();
    },
    cells: cells(done),
  },
  {
    id: 'F7',
    fault: '50 kB/s, one call in twenty reset',
    made: 'the browser’s own slow line, and resets that the seed decides',
    arm: async ({ page, context, proxy, random }) => {
      const browser = await context.newCDPSession(page);
      await browser.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: slowLine,
        uploadThroughput: slowLine,
      });
      proxy.order(isApi, () => (random() < 0.05 ? { type: 'reset', isSent: random() < 0.5 } : undefined));
    },
    isSlow: true,
    cells: cells(untilDone),
  },
  {
    id: 'F8',
    fault: 'the answer is cut off',
    made: 'the operator has done it; its first answer ends at a place that the seed decides',
    arm: spoilWrite(
      ({ random }) => ({
        type: 'rewrite',
        rewrite: ({ status, headers, body }) => ({
          status,
          headers,
          body: body.subarray(0, Math.floor(random() * body.length)),
        }),
      }),
      1,
    ),
    cells: cells(foundOut, done),
  },
  {
    id: 'F16',
    fault: 'the request arrives twice',
    made: 'the line sends every attempt twice and hands back the second answer',
    arm: spoilWrite(() => ({ type: 'twice' })),
    cells: cells(done),
  },
];
