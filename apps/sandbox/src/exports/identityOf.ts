import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/Database';
import { identityCheck } from '../database/tables/identityCheck';
import { identityPicture } from '../database/tables/identityPicture';
import { exportedRow } from './exportedRow';

/** What a player has sent to prove who they are; the pictures too, while they are held. */
export async function identityOf(database: Database, playerId: number) {
  const checks = await database
    .select()
    .from(identityCheck)
    .where(eq(identityCheck.playerId, playerId))
    .orderBy(asc(identityCheck.id));
  const pictures = await database
    .select({
      checkId: identityPicture.checkId,
      side: identityPicture.side,
      type: identityPicture.type,
      content: identityPicture.content,
    })
    .from(identityPicture)
    .innerJoin(identityCheck, eq(identityCheck.id, identityPicture.checkId))
    .where(eq(identityCheck.playerId, playerId));
  return checks.map((check) => ({
    ...exportedRow(check),
    pictures: pictures
      .filter(({ checkId }) => checkId === check.id)
      .map(({ side, type, content }) => ({ side, type, base64: Buffer.from(content).toString('base64') })),
  }));
}
