import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import * as v from 'valibot';
import { calls, type CallName } from '../contract/registry/calls';
import type { Handler, Handlers } from './Handlers';
import { performReply } from './performReply';
import { readRequest } from './readRequest';
import type { Reply } from './Reply';
import type { SeenCall } from './SeenCall';

/**
 * An operator without a network: real hooks and decoding run against it.
 *
 * @example
 * import { configureApi, logOut } from '@kislap/api';
 * const operator: FakeOperator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await logOut();
 * operator.seen.map(({ call }) => call); // => ['loginOut']
 */
export interface FakeOperator {
  /** Goes into `configureApi({ adapter })`. */
  readonly adapter: AxiosAdapter;
  /** Every request so far, oldest first. */
  readonly seen: readonly SeenCall[];
  /** Prepares the operator for more calls, or for the same ones differently. */
  readonly handle: (handlers: Handlers) => void;
}

/**
 * Makes an operator that is prepared for some calls.
 *
 * A call it is not prepared for, or whose fields do not fit the contract, is a mistake in the test: the call
 * fails with that error and `onMistake` is told.
 *
 * @param onMistake by default throws outside the call, so that the test run fails even if the app swallows it
 * @example
 * import { configureApi, getBalance } from '@kislap/api';
 * const operator = createFakeOperator({ getUserScore: () => answer({ Score: 115000 }) });
 * configureApi({ adapter: operator.adapter });
 * await getBalance(); // => 115000
 */
export function createFakeOperator(
  handlers: Handlers,
  onMistake: (mistake: Error) => void = throwOutside,
): FakeOperator {
  const seen: SeenCall[] = [];
  let prepared = handlers;
  return {
    seen,
    handle: (more) => {
      prepared = { ...prepared, ...more };
    },
    adapter: async (config) => {
      const { call, reply } = await prepareReply(config).catch((error: unknown) => {
        const mistake = error instanceof Error ? error : new Error(String(error));
        onMistake(mistake);
        throw mistake;
      });
      return performReply(call, reply, config);
    },
  };

  async function prepareReply(config: InternalAxiosRequestConfig) {
    const request = readRequest(config);
    seen.push(request);
    return { call: request.call, reply: await replyTo(request.call, request, prepared) };
  }
}

function replyTo<Name extends CallName>(
  name: Name,
  seen: SeenCall,
  handlers: Handlers,
): Reply<unknown> | Promise<Reply<unknown>> {
  const handler: Handler<Name> | undefined = handlers[name];
  if (!handler) throw new Error(`The fake operator is not prepared for ${name}`);
  return handler(v.parse(calls[name].request, seen.fields), seen);
}

function throwOutside(mistake: Error): void {
  queueMicrotask(() => {
    throw mistake;
  });
}
