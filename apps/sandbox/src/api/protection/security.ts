import {
  changePwdCall,
  closeAccountCall,
  consentCall,
  consentInfoCall,
  endSessionCall,
  exportMeCall,
  sessionsCall,
} from '@kislap/api/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { session } from '../../database/tables/access';
import { player } from '../../database/tables/player';
import { maskAddress } from '../../kernel/network';
import { Refusal } from '../../kernel/Refusal';
import { checkMayClose } from '../../rules/players/checkMayClose';
import { checkNewPassword, checkPassword } from '../../rules/players/checkPassword';
import { closePlayer } from '../../rules/players/closePlayer';
import { readConsents, writeConsents } from '../../rules/players/consents';
import { hashPassword } from '../../rules/players/passwordHash';
import { lockPlayer } from '../../rules/players/player';
import { offerExport } from './dataExport';

/** Calls about who may use the account, what is done with its data, and its end. */
export const securityCalls = [
  playerCall(changePwdCall, changePassword),
  playerCall(sessionsCall, listSessions),
  playerCall(endSessionCall, endSession),
  playerCall(consentCall, saveConsents),
  playerCall(consentInfoCall, async ({ operator, session }) => {
    const { marketing, analytics } = await readConsents(operator.database, session.player.id);
    return { marketing: marketing ? 1 : 0, analytics: analytics ? 1 : 0 } as const;
  }),
  playerCall(exportMeCall, offerExport),
  playerCall(closeAccountCall, closeAccount),
];

/** The most sessions that are listed; those in use come first. */
const MOST = 50;
const seconds = (instantMs: number) => Math.floor(instantMs / 1000);

/** The devices on which the player is logged in. */
async function listSessions({ operator, nowMs, session: here }: PlayerCallContext) {
  const living = await operator.database
    .select()
    .from(session)
    .where(and(eq(session.playerId, here.player.id), gt(session.expiresAtMs, nowMs)))
    .orderBy(desc(session.lastSeenAtMs))
    .limit(MOST);
  return living.map((row) => {
    const isHere = row.tokenHash === here.tokenHash;
    return {
      id: row.id,
      device: row.device,
      ip: maskAddress(row.ip),
      last: seconds(isHere ? nowMs : row.lastSeenAtMs),
      prev: row.previousLoginAtMs > 0 ? seconds(row.previousLoginAtMs) : undefined,
      here: isHere ? (1 as const) : (0 as const),
    };
  });
}

/**
 * Ends one of the player's own sessions, or all others.
 *
 * @throws Refusal `notFound`
 */
async function endSession(context: PlayerCallContext, { id }: { readonly id: string }): Promise<null> {
  const { tokenHash, player } = context.session;
  return await context.once(v.null(), async (transaction) => {
    const which = id === 'others' ? ne(session.tokenHash, tokenHash) : eq(session.id, id);
    const ended = await transaction
      .delete(session)
      .where(and(eq(session.playerId, player.id), which))
      .returning({ id: session.id });
    if (ended.length === 0 && id !== 'others') throw new Refusal('notFound', { field: 'id' });
    return null;
  });
}

/** Keeps what the player agrees to, with the time of each change. */
async function saveConsents(
  context: PlayerCallContext,
  request: v.InferOutput<typeof consentCall.request>,
): Promise<null> {
  const { nowMs, session } = context;
  const wanted = { marketing: request.marketing === 1, analytics: request.analytics === 1 };
  return await context.once(v.null(), async (transaction) => {
    const { id } = await lockPlayer(transaction, session.player.id);
    await writeConsents(transaction, id, { wanted, nowMs });
    return null;
  });
}

/** What a wrong old password is called, and beside which field. */
const [field, wrong] = ['old', 'wrongOldPassword'] as const;

/**
 * Sets a new password by the old one, and ends all other sessions.
 *
 * @throws Refusal `weakPassword`, `passwordsDiffer`, `phoneRequired`, `locked`, `wrongOldPassword`
 */
async function changePassword(
  context: PlayerCallContext,
  request: v.InferOutput<typeof changePwdCall.request>,
): Promise<null> {
  const { nowMs, operator, session: here } = context;
  const { id } = here.player;
  checkNewPassword(request.password, request.password1);
  const passwordHash = await hashPassword(request.password);
  return await context.once(
    v.null(),
    async (transaction) => {
      const own = await lockPlayer(transaction, id);
      if (own.passwordHash === null) throw new Refusal('phoneRequired');
      // Another change came first, by the same old password.
      if (own.passwordHash !== here.player.passwordHash) throw new Refusal(wrong, { field });
      await transaction.update(player).set({ passwordHash }).where(eq(player.id, id));
      await transaction
        .delete(session)
        .where(and(eq(session.playerId, id), ne(session.tokenHash, here.tokenHash)));
      return null;
    },
    async () => {
      const asked = { purpose: 'changePassword', password: request.old, nowMs, field, wrong } as const;
      await checkPassword(operator.database, here.player, asked);
    },
  );
}

/**
 * Closes the account for good and withdraws its consents. The ledger keeps what the law asks for, and the phone stays
 * taken.
 *
 * @throws Refusal `locked`, `wrongPassword`, and those of `checkMayClose`
 */
async function closeAccount(
  context: PlayerCallContext,
  { password, reason = '' }: v.InferOutput<typeof closeAccountCall.request>,
): Promise<null> {
  const { nowMs, operator, session } = context;
  const { id } = session.player;
  return await context.once(
    v.null(),
    async (transaction) => {
      const own = await lockPlayer(transaction, id);
      await checkMayClose(transaction, id);
      await closePlayer(transaction, own, { reason, nowMs });
      return null;
    },
    async () =>
      await checkPassword(operator.database, session.player, { purpose: 'closeAccount', password, nowMs }),
  );
}
