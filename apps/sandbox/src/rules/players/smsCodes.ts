import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { type CodePurpose, smsCode, smsCodeTry } from '../../database/tables/access';
import { transact } from '../../database/transact';
import { Refusal } from '../../kernel/Refusal';
import { networkOf } from '../../kernel/network';
import { isEqualSecret, sha256 } from '../../kernel/secrets';

/** Leave to look at certain codes once. */
export interface CodeAttempt {
  readonly phone: string;
  readonly codeIds: readonly number[];
}

/**
 * Counts an attempt against every valid code of a phone and purpose before any is compared. Each network has its own
 * attempts. Outside the transaction that redeems the code, which a refusal rolls back.
 */
export async function countCodeAttempt(
  database: Database,
  {
    phone,
    purpose,
    ip,
    nowMs,
  }: {
    readonly phone: string;
    readonly purpose: CodePurpose;
    readonly ip: string;
    readonly nowMs: number;
  },
): Promise<CodeAttempt> {
  return await transact(database, async (transaction) => {
    // What lies ahead was sent before the clock went back.
    const isLiving = and(
      eq(smsCode.phone, phone),
      eq(smsCode.purpose, purpose),
      eq(smsCode.isUsed, false),
      lte(smsCode.sentAtMs, nowMs),
      gt(smsCode.expiresAtMs, nowMs),
      lt(smsCode.tries, smsRules.triesInAll),
    );
    const living = await transaction
      .update(smsCode)
      .set({ tries: sql`${smsCode.tries} + 1` })
      .where(isLiving)
      .returning({ id: smsCode.id });
    if (living.length === 0) return { phone, codeIds: [] };
    const network = networkOf(ip);
    const tried = await transaction
      .insert(smsCodeTry)
      .values(living.map(({ id }) => ({ codeId: id, network, tries: 1 })))
      .onConflictDoUpdate({
        target: [smsCodeTry.codeId, smsCodeTry.network],
        set: { tries: sql`${smsCodeTry.tries} + 1` },
      })
      .returning();
    const open = tried.filter(({ tries }) => tries <= smsRules.triesPerNetwork);
    return { phone, codeIds: open.map(({ codeId }) => codeId) };
  });
}

/**
 * Redeems the newest code that may be compared: valid once, for one purpose, for five minutes. Every other code gets
 * the same answer.
 *
 * @param allowed by `countCodeAttempt`
 * @throws Refusal `wrongCode`
 */
export async function redeemSmsCode(
  transaction: Database,
  allowed: CodeAttempt,
  code: string,
): Promise<void> {
  if (!(await isRedeemed(transaction, allowed, code))) throw new Refusal('wrongCode', { field: 'code' });
}

/** The same, for what goes on with a wrong code too: whether the code was right, and is redeemed. */
export async function isRedeemed(
  transaction: Database,
  allowed: CodeAttempt,
  code: string,
): Promise<boolean> {
  const [living] =
    allowed.codeIds.length === 0
      ? []
      : await transaction
          .select()
          .from(smsCode)
          .where(and(inArray(smsCode.id, [...allowed.codeIds]), eq(smsCode.isUsed, false)))
          .orderBy(desc(smsCode.id))
          .limit(1)
          .for('update');
  if (!living || !isEqualSecret(living.codeHash, smsCodeHash(allowed.phone, code))) return false;
  await transaction.update(smsCode).set({ isUsed: true }).where(eq(smsCode.id, living.id));
  return true;
}

/**
 * The stored hash of a code. Six digits can be tried out by anyone who has it; their short life protects them. An
 * operator with real text messages adds a secret key.
 */
export function smsCodeHash(phone: string, code: string): string {
  return sha256(`sms:${phone}:${code}`);
}

const second = 1_000;

/** The limits of text-message codes. */
export const smsRules = {
  /** There is no phone network: on a machine of one's own, where the console shows it, every code is this one. */
  demoCode: '123456',
  resendAfterMs: 60 * second,
  lifetimeMs: 300 * second,
  sendsPerDay: 10,
  /** How often a code may be tried from one network. */
  triesPerNetwork: 5,
  /** And from all of them. */
  triesInAll: 50,
} as const;
