import { kycInfoCall, kycSubmitCall } from '@kislap/api/contract';
import {
  canSendIdentity,
  checkBirthday,
  checkDocumentNumber,
  checkIdentityName,
  epochSecondsFrom,
} from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import type { Database } from '../../database/Database';
import { identityCheck, identityPicture } from '../../database/tables/identity';
import { player } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import { identityCode, identityStateOf, latestCheck } from '../../rules/players/identity';
import { lockPlayer } from '../../rules/players/player';
import { listSavedBanks } from '../../rules/withdrawals/pastWithdrawals';
import { pictureTypeOf } from './pictureTypeOf';

/** Calls about who a player is. Each is about the session's own player. */
export const identityCalls = [
  playerCall(kycInfoCall, describeIdentity),
  playerCall(kycSubmitCall, receiveDocuments),
];

/** How far the identity check is. The document's number and the pictures never leave again. */
async function describeIdentity({ operator, session }: PlayerCallContext) {
  const { id, kycState } = session.player;
  const latest = await latestCheck(operator.database, id);
  const isKnown = kycState === 1 || kycState === 2 || kycState === 3;
  return {
    state: isKnown ? kycState : 0,
    note: kycState === identityCode.refused ? latest?.note : undefined,
    name: latest?.name,
    idType: latest?.documentType,
    first: operator.switches.isIdentityFirst ? 1 : 0,
  } as const;
}

type Documents = v.InferOutput<typeof kycSubmitCall.request>;

const taken = v.object({ state: v.literal(identityCode.review) });

/**
 * Takes the documents of a player who has sent none, or whose last ones were refused. They are then in review.
 *
 * @throws Refusal `badParameter`, `underAge`, `notAPicture`, `nameOfSomebodyElse`, `identityAlreadySent`
 */
async function receiveDocuments(context: PlayerCallContext, sent: Documents) {
  const { nowMs, session } = context;
  const playerId = session.player.id;
  const documentNumber = readNumber(sent.idNo);
  checkAge(sent.birthday, nowMs);
  const pictures = [
    { side: 'front', ...(await readPicture(sent.front, 'front')) },
    { side: 'selfie', ...(await readPicture(sent.selfie, 'selfie')) },
  ];
  return await context.once(taken, async (transaction) => {
    const { kycState } = await lockPlayer(transaction, playerId);
    if (!canSendIdentity(identityStateOf(kycState))) throw new Refusal('identityAlreadySent');
    const name = await readName(transaction, playerId, sent.name);
    const [stored] = await transaction
      .insert(identityCheck)
      .values({
        playerId,
        state: identityCode.review,
        documentType: sent.idType,
        documentNumber,
        name,
        birthday: sent.birthday,
        consentAtMs: nowMs,
        sentAtMs: nowMs,
      })
      .returning({ checkId: identityCheck.id });
    if (!stored) throw new Error('The identity check was not stored');
    await transaction.insert(identityPicture).values(pictures.map((one) => ({ ...stored, ...one })));
    await transaction.update(player).set({ kycState: identityCode.review }).where(eq(player.id, playerId));
    return { state: identityCode.review };
  });
}

function readNumber(typed: string): string {
  const checked = checkDocumentNumber(typed);
  if (!checked.ok) throw new Refusal('badParameter', { field: 'idNo' });
  return checked.value;
}

function checkAge(birthday: string, nowMs: number): void {
  const checked = checkBirthday(birthday, epochSecondsFrom(nowMs / 1000));
  if (checked.ok) return;
  throw new Refusal(checked.reason === 'underAge' ? 'underAge' : 'badParameter', { field: 'birthday' });
}

async function readName(transaction: Database, playerId: number, typed: string): Promise<string> {
  const accounts = await listSavedBanks(transaction, playerId);
  const checked = checkIdentityName(
    typed,
    accounts.map(({ accountName }) => accountName),
  );
  if (checked.ok) return checked.value;
  throw new Refusal(checked.reason === 'otherName' ? 'nameOfSomebodyElse' : 'badParameter', {
    field: 'name',
  });
}

/** A picture that was looked at: its bytes, and what they are. */
interface ReadPicture {
  readonly content: Uint8Array;
  readonly type: string;
}

/**
 * Reads a sent picture, and believes its bytes rather than its name.
 *
 * @throws Refusal `notAPicture`
 */
async function readPicture(picture: Blob, field: 'front' | 'selfie'): Promise<ReadPicture> {
  const content = new Uint8Array(await picture.arrayBuffer());
  const type = pictureTypeOf(content);
  if (type === undefined) throw new Refusal('notAPicture', { field });
  return { content, type };
}
