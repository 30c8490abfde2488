import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';
import type { TestOperator } from './TestOperator';

/** A ticket that a game page asks for. */
export interface Ticket {
  readonly sid: string;
  readonly key?: string;
  readonly stake?: number;
  readonly colour?: string;
}

interface TicketOfRoom extends Ticket {
  /** The code of the room's game. */
  readonly gc: string;
}

/** A key as the game page makes it. */
export const newKey = (): string => randomUUID().replaceAll('-', '');

/** Asks for a ticket, and waits for its draw. */
export async function askTicket(
  operator: TestOperator,
  { gc, sid, key = newKey(), stake = 10, colour = 'teal' }: TicketOfRoom,
) {
  const body = JSON.stringify({ sid, key, stake, bet: colour });
  return await (await operator.fetch(`/sandbox/games/${gc}/rounds`, { method: 'POST', body })).json();
}

/**
 * Buys a ticket and goes away before its draw, as a device without a line or a process that ends: nobody waits for it any
 * more.
 *
 * @returns the refusal if there is one, else undefined
 */
export async function leaveTicket(operator: TestOperator, ticket: TicketOfRoom): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    let answer: unknown;
    void askTicket(operator, ticket).then((told) => (answer = told));
    while (answer === undefined && vi.getTimerCount() === 0) await setImmediate();
    return answer;
  } finally {
    vi.useRealTimers();
  }
}
