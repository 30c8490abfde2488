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
import { player, type PlayerRow } from '../../database/tables/player';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { newAway, prepareAsk, recordedAway } from '../../rules/persons/askPerson';
import { holdMinor } from '../../rules/persons/holdMinor';
import { marksOf } from '../../rules/persons/marks';
import { awayRefusal } from '../../rules/players/away';
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

const taken = v.union([v.object({ state: v.literal(identityCode.review) }), recordedAway]);

/**
 * Takes the documents of a player who has sent none, or whose last ones were refused. They are then in review. When they are
 * those of somebody away, this account is held back with it, which is what is answered; those of somebody under 21 close it
 * until that birthday, and hold every other account that they are sent for.
 *
 * @throws Refusal `badParameter`, `underAge`, `notAPicture`, `birthdayOfSomebodyElse`, `nameOfSomebodyElse`, `identityAlreadySent`, `accountHeld`
 */
async function receiveDocuments(context: PlayerCallContext, sent: Documents) {
  const { nowMs, session, operator } = context;
  const playerId = session.player.id;
  const documentNumber = readNumber(sent.idNo);
  const document = { type: sent.idType, number: documentNumber, isProven: false };
  const facts = { document, name: sent.name, birthday: sent.birthday };
  if (isUnderAge(sent.birthday, nowMs)) {
    const marks = marksOf(operator.personKey, facts);
    const { failpoints, protection } = operator;
    const stopping = { nowMs, failpoints, awayAccess: protection.awayAccess };
    const minor = { birthday: sent.birthday, marks, ...stopping };
    await transact(operator.database, async (transaction) =>
      holdMinor(transaction, await lockPlayer(transaction, playerId), minor),
    );
    throw new Refusal('underAge', { field: 'birthday' });
  }
  const pictures = [
    { side: 'front', ...(await readPicture(sent.front, 'front')) },
    { side: 'selfie', ...(await readPicture(sent.selfie, 'selfie')) },
  ];
  const ask = await prepareAsk(operator, { player: session.player, facts, nowMs });
  const answer = await context.once(taken, async (transaction) => {
    const own = await lockPlayer(transaction, playerId);
    if (!canSendIdentity(identityStateOf(own.kycState))) throw new Refusal('identityAlreadySent');
    checkSameBirthday(own, sent);
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
    const away = newAway(own, await ask(transaction, own), nowMs);
    return away ?? { state: identityCode.review };
  });
  if ('kind' in answer) throw awayRefusal(answer);
  return answer;
}

function readNumber(typed: string): string {
  const checked = checkDocumentNumber(typed);
  if (!checked.ok) throw new Refusal('badParameter', { field: 'idNo' });
  return checked.value;
}

/** @throws Refusal `badParameter` for no date */
function isUnderAge(birthday: string, nowMs: number): boolean {
  const checked = checkBirthday(birthday, epochSecondsFrom(nowMs / 1000));
  if (!checked.ok && checked.reason !== 'underAge') throw new Refusal('badParameter', { field: 'birthday' });
  return !checked.ok;
}

/** The account was opened with a birthday: documents with another one are somebody else's. */
function checkSameBirthday(own: Pick<PlayerRow, 'birthday'>, sent: Pick<Documents, 'birthday'>): void {
  if (own.birthday === null || own.birthday === sent.birthday) return;
  throw new Refusal('birthdayOfSomebodyElse', { field: 'birthday' });
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
