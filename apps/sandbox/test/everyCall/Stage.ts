import { randomUUID } from 'node:crypto';
import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { gameListing } from '../../src/catalogue/gameListing';
import type { player } from '../../src/database/tables/player';
import { transact } from '../../src/database/transact';
import { hashPassword } from '../../src/rules/players/passwordHash';
import { createPlayer, lockPlayer } from '../../src/rules/players/player';
import { openSession } from '../../src/rules/players/session';
import { recordRounds } from '../../src/rules/rounds/recordRounds';
import { agreedAt } from '../../src/seed/seedAccounts';
import type { TestOperator } from '../support/TestOperator';
import type { TestPlayer } from '../support/TestPlayer';
import { creditedDeposit } from '../support/creditedDeposit';

let phones = 639_171_000_000;
const dayMs = 86_400_000;

/** Where the scenes of calls are set: players who are as far as a call needs them. */
export class Stage {
  #passwordHash = '';

  constructor(readonly operator: TestOperator) {}

  /** A phone number nobody has used. */
  newPhone(): string {
    phones += 1;
    return String(phones);
  }

  /** Somebody signed in, with a phone and the password `Play1234`. */
  async newcomer(facts: Partial<typeof player.$inferInsert> = {}): Promise<TestPlayer> {
    const { database, nowMs } = this.operator;
    this.#passwordHash ||= await hashPassword('Play1234');
    const phone = this.newPhone();
    const told = agreedAt(nowMs - 30 * dayMs);
    const own = { ...told, phone, passwordHash: this.#passwordHash, registeredAtMs: nowMs - 30 * dayMs };
    const device = this.operator.guest();
    device.userId = await createPlayer(database, { ...own, ...facts });
    ({ token: device.token } = await openSession(database, { playerId: device.userId, nowMs }));
    return device;
  }

  /** A newcomer whose deposit of so many pesos was credited. */
  async depositor(pesos: number, facts: Partial<typeof player.$inferInsert> = {}): Promise<TestPlayer> {
    const device = await this.newcomer(facts);
    await creditedDeposit(this.operator, device, pesos);
    await device.call('getUserInfo');
    return device;
  }

  /** A newcomer to whom the house gave so many pesos. */
  async credited(pesos: number, facts: Partial<typeof player.$inferInsert> = {}): Promise<TestPlayer> {
    const device = await this.newcomer(facts);
    await this.control('credit', { userId: device.userId, amount: pesos });
    return device;
  }

  /** Plays one round of so many pesos, some days ago; it is won back unless it is lost. */
  async played(
    device: TestPlayer,
    pesos: number,
    { daysAgo, isLost = false }: { readonly daysAgo: number; readonly isLost?: boolean },
  ): Promise<void> {
    const game = gameListing.find(({ code }) => code === 'jeepney-jackpot');
    if (!game) throw new Error('There is no game to play');
    const stake = moneyFromPeso(pesos);
    const round = { roundId: randomUUID(), game, stake, win: isLost ? zeroMoney : stake, detail: null };
    const nowMs = this.operator.nowMs - daysAgo * dayMs;
    await transact(this.operator.database, async (transaction) => {
      const owner = await lockPlayer(transaction, device.userId);
      await recordRounds(transaction, { player: owner, rounds: [{ ...round, nowMs }] });
    });
  }

  async control(name: string, fields: object): Promise<void> {
    const response = await this.operator.fetch(`/__sandbox/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (!response.ok) throw new Error(`The control ${name} was refused: ${await response.text()}`);
  }
}
