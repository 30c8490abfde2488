import { createHmac } from 'node:crypto';
import { nameWords } from '@kislap/domain';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { type MarkKind, personMark } from '../../database/tables/persons';

/** The key of demonstrations and tests. Everybody knows it. */
export const demoPersonKey = 'kislap-sandbox-person-key';

/** What is known of a person. */
export interface PersonFacts {
  /** Proven by a code, with its area code. */
  readonly phone?: string | null;
  readonly document?: { readonly type: string; readonly number: string; readonly isProven: boolean };
  readonly name?: string;
  /** YYYY-MM-DD. */
  readonly birthday?: string | null;
  readonly payout?: { readonly bankCode: string; readonly accountNo: string };
  /** The random id that a device has given itself. */
  readonly deviceId?: string | undefined;
}

/** One thing that a person is known again by, as its keyed hash. */
export interface Mark {
  readonly kind: MarkKind;
  readonly hash: string;
  /** A phone by a code, a document by its check; of a name that it is the whole one, and no part of a longer one. */
  readonly isProven: boolean;
}

const separators = /[\s\-–.]/g;

/**
 * The marks of what is known of a person. A name counts with the birthday and from two words on, and so does every part of it,
 * since a middle name is written or left out; a device by itself, and with the birthday.
 */
export function marksOf(key: string, facts: PersonFacts): readonly Mark[] {
  const { phone, document, name = '', birthday, payout, deviceId } = facts;
  const mark = (kind: MarkKind, parts: readonly string[], isProven = false): Mark => ({
    kind,
    hash: createHmac('sha256', key)
      .update(JSON.stringify([kind, ...parts]))
      .digest('hex'),
    isProven,
  });
  const words = [...new Set(nameWords(name))];
  return [
    ...(phone ? [mark('phone', [phone], true)] : []),
    ...(document ? [mark('document', [document.type, document.number], document.isProven)] : []),
    ...(birthday
      ? partsOf(words).map((part) => mark('name', [...part, birthday], part.length === words.length))
      : []),
    ...(payout
      ? [
          mark(
            'payout',
            [payout.bankCode, plain(payout.accountNo)].map((part) => part.toUpperCase()),
          ),
        ]
      : []),
    ...(deviceId ? [mark('device', [deviceId])] : []),
    ...(deviceId && birthday ? [mark('deviceBirthday', [deviceId, birthday])] : []),
  ];
}

/** Of a longer name the pairs and threes do, of its first twelve words: it has hundreds of parts. */
const [mostWords, mostOfLong] = [6, 12];

/** A name and its parts, of two words at the least. */
function partsOf(words: readonly string[]): readonly (readonly string[])[] {
  const longest = words.length > mostWords ? 3 : words.length;
  let parts: readonly (readonly string[])[] = [[]];
  for (const word of words.slice(0, mostOfLong)) {
    const longer = parts.filter((part) => part.length < longest).map((part) => [...part, word]);
    parts = [...parts, ...longer];
  }
  const found = parts.filter((part) => part.length > 1);
  return longest < words.length ? [...found, words] : found;
}

/** What follows from a mark in common with somebody away: the same absence, a decision, or a note. */
export type Effect = 'same' | 'case' | 'note';

/**
 * What a mark in common with an account of somebody away does. A document that the other one has only claimed does not hold
 * somebody who has proven it. Of two names one has to be part of the other: brothers share a family name, and often a birthday.
 *
 * @returns undefined when nothing follows
 */
export function effectOf(
  kind: MarkKind,
  own: { readonly isProven: boolean },
  other: { readonly isProven: boolean },
): Effect | undefined {
  if (kind === 'phone') return 'same';
  if (kind === 'name' && !own.isProven && !other.isProven) return undefined;
  if (kind === 'document') return own.isProven && !other.isProven ? 'case' : 'same';
  return kind === 'device' ? 'note' : 'case';
}

const plain = (written: string) => written.replace(separators, '');

/**
 * Takes turns over marks until the transaction ends: what one writes, another who has the same sees. Locked in one order,
 * so that two of them never wait for each other.
 */
export async function lockMarks(transaction: Database, hashes: readonly string[]): Promise<void> {
  const names = [...new Set(hashes)].toSorted().map((hash) => `person:${hash}`);
  if (names.length === 0) return;
  await transaction.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${sql.param(names)}::text[]) AS name`,
  );
}

/** Enters what an account is known by, on top of what it was; a mark that is proven by now says so. */
export async function enterMarks(
  transaction: Database,
  {
    playerId,
    marks,
    nowMs,
  }: { readonly playerId: number; readonly marks: readonly Mark[]; readonly nowMs: number },
): Promise<void> {
  const entered = new Map((await readMarks(transaction, playerId)).map((mark) => [mark.hash, mark]));
  const fresh = marks.filter(({ hash, isProven }) => {
    const held = entered.get(hash);
    return held === undefined || (isProven && !held.isProven);
  });
  if (fresh.length === 0) return;
  await lockMarks(
    transaction,
    fresh.map(({ hash }) => hash),
  );
  await transaction
    .insert(personMark)
    .values(fresh.map((mark) => ({ ...mark, playerId, atMs: nowMs })))
    .onConflictDoUpdate({
      target: [personMark.playerId, personMark.hash],
      set: { isProven: sql`${personMark.isProven} OR excluded.is_proven` },
    });
}

/** What an account is known by. */
export async function readMarks(transaction: Database, playerId: number): Promise<readonly Mark[]> {
  return await transaction
    .select({ kind: personMark.kind, hash: personMark.hash, isProven: personMark.isProven })
    .from(personMark)
    .where(eq(personMark.playerId, playerId));
}

/** The accounts that share marks, with what each shares. */
export async function readHolders(transaction: Database, marks: readonly Mark[]) {
  if (marks.length === 0) return [];
  return await transaction
    .select()
    .from(personMark)
    .where(
      inArray(
        personMark.hash,
        marks.map(({ hash }) => hash),
      ),
    );
}
