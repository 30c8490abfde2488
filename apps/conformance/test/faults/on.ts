import type { Tamper } from './Fault';

/** Breaks one call and lets the others pass. */
export function on(calls: string | readonly string[], tamper: Tamper): Tamper {
  const broken = [calls].flat();
  return async (exchange) =>
    broken.includes(exchange.call) ? await tamper(exchange) : await exchange.forward();
}
