import type { FaultyWorld } from './Exchange';
import type { Fault } from './Fault';
import { openExchange } from './openExchange';

/** A server with one fault in front of it. */
export function faultyFetch(
  fetch: (request: Request) => Promise<Response>,
  fault: Fault,
  world: FaultyWorld,
): (request: Request) => Promise<Response> {
  const tamper = fault.arm();
  return async (request) => await tamper(await openExchange(request, fetch, world));
}
