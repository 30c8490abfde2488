import type { PayMethod } from '@kislap/domain';
import type { ListedGame } from '../catalogue/gameListing';
import { payMethods } from '../catalogue/payMethods';
import type { Database } from '../database/Database';
import { createQuery } from '../database/pooled';
import { closedPart } from '../database/tables/games';

/** What is closed now. */
export async function readClosedParts(database: Database): Promise<ClosedParts> {
  return new ClosedParts(await listClosed(database, {}));
}

const listClosed = createQuery((database) => database.select().from(closedPart).prepare('closed_parts'));

type Part = typeof closedPart.$inferSelect;

/** What the operator has closed at one instant. */
class ClosedParts {
  readonly #closed: ReadonlySet<string>;

  constructor(parts: readonly Part[]) {
    this.#closed = new Set(parts.map(({ kind, code }) => `${kind}:${code}`));
  }

  has(kind: Part['kind'], code: string): boolean {
    return this.#closed.has(`${kind}:${code}`);
  }

  /** A game is closed by itself or with everything of its studio. */
  hasGame({ code, studio }: Pick<ListedGame, 'code' | 'studio'>): boolean {
    return this.has('game', code) || this.has('studio', studio);
  }
}

/** The payment methods as they are now: closed channels are off, and closed ways of paying out are none. */
export async function openPayMethods(database: Database): Promise<readonly PayMethod[]> {
  const closed = await readClosedParts(database);
  return payMethods.map((method) => ({
    ...method,
    isWithdraw: method.isWithdraw && !closed.has('payout', method.name),
    channels: method.channels.map((channel) => ({
      ...channel,
      isEnabled: channel.isEnabled && !closed.has('channel', channel.code),
    })),
  }));
}
