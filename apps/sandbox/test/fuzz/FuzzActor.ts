import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { creditPlayer } from '../../src/controls/testControls';
import { session } from '../../src/database/tables/access';
import { player } from '../../src/database/tables/player';
import { sha256 } from '../../src/kernel/secrets';
import type { Operator } from '../../src/rules/Operator';
import { hashPassword } from '../../src/rules/players/passwordHash';
import { createPlayer } from '../../src/rules/players/player';
import { openSession } from '../../src/rules/players/session';
import { agreedAt } from '../../src/seed/seedAccounts';

const secretKey = 'k'.repeat(32);
const secretLivesMs = 3_600_000;

/** A player with money, a high level and no limits, so that hostile requests get past what would refuse them anyway. */
export class FuzzActor {
  token = '';
  userId = 0;
  #passwordHash = '';

  constructor(private readonly operator: Operator) {}

  /** Takes over a player whom nothing has happened to yet. */
  async begin(): Promise<void> {
    const { database, clock } = this.operator;
    this.#passwordHash ||= await hashPassword('Play1234');
    const registeredAtMs = clock.nowMs() - 3_600_000;
    this.userId = await createPlayer(database, { registeredAtMs, passwordHash: this.#passwordHash });
    const told = { ...agreedAt(registeredAtMs), phone: String(639_600_000_000 + this.userId) };
    const grown = { ...told, vipLevel: 3, depositCount: 2, kycState: 2 };
    await database.update(player).set(grown).where(eq(player.id, this.userId));
    await creditPlayer(this.operator, { userId: this.userId, amount: 5_000 });
    await this.signIn();
  }

  async signIn(): Promise<void> {
    const { database, clock } = this.operator;
    const nowMs = clock.nowMs();
    ({ token: this.token } = await openSession(database, { playerId: this.userId, nowMs }));
    await database
      .update(session)
      .set({ secretKey, secretExpiresAtMs: nowMs + secretLivesMs })
      .where(eq(session.tokenHash, sha256(this.token)));
  }

  /** What a payment form of this player must bear. */
  signOf(fields: ReadonlyMap<string, unknown>): string {
    const text = ['amount', 'userid', 'extra'].map((name) => written(fields.get(name))).join('');
    return createHash('sha256').update(`${secretKey}${text}`).digest('hex');
  }
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
