import type { Database } from '../database/Database';
import { loginFailure } from '../database/tables/loginFailure';
import { Refusal } from '../kernel/Refusal';
import type { RefusalReason } from '../kernel/refusalReasons';
import { checkLoginLock } from './checkLoginLock';
import { isPassword } from './isPassword';
import type { PlayerRow } from './PlayerRow';

const subjectOf = (playerId: number) => `own:${playerId}`;

/** The password as proof that the player means it. Wrong ones are counted, and enough of them lock. */
export const ownPassword = {
  /**
   * An account without a password, opened elsewhere, has nothing to prove.
   *
   * @throws Refusal `locked`, or `wrong` beside its field
   */
  async check(
    database: Database,
    own: PlayerRow,
    asked: {
      readonly password: string;
      readonly field: string;
      readonly wrong: RefusalReason;
      readonly nowMs: number;
    },
  ): Promise<void> {
    if (own.passwordHash === null) return;
    await checkLoginLock(database, subjectOf(own.id), asked.nowMs);
    if (await isPassword(asked.password, own.passwordHash)) return;
    throw new Refusal(asked.wrong, { field: asked.field });
  },
  /** Counts a wrong one, once what it was to prove is rolled back. */
  async countWrong(database: Database, playerId: number, nowMs: number): Promise<void> {
    await database.insert(loginFailure).values({ subject: subjectOf(playerId), atMs: nowMs });
  },
} as const;
