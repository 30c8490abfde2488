import { desc, eq } from 'drizzle-orm';
import { smsCode } from '../database/tables/smsCode';
import { smsRules } from '../players/smsRules';
import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../Operator';

/** The newest code that was sent to a phone, given with its area code. */
export async function readSmsCode({ database }: Operator, { phone }: { readonly phone: string }) {
  const [newest] = await database
    .select({ sentAtMs: smsCode.sentAtMs })
    .from(smsCode)
    .where(eq(smsCode.phone, phone))
    .orderBy(desc(smsCode.id))
    .limit(1);
  if (!newest) throw new Refusal('notFound');
  // The hash tells nothing; the sandbox sends everybody the same one.
  return { code: smsRules.code };
}
