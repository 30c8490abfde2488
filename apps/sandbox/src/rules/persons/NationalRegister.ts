import type { Database } from '../../database/Database';
import type { PlayerRow } from '../../database/tables/player';
import type { Switches } from '../../kernel/switches';
import { within } from '../../kernel/within';
import { noEndMs } from '../players/away';
import { latestCheck } from '../players/identity';

/** What a national register is asked with: as much of it as is known. */
export interface Person {
  /** With its area code. */
  readonly phone?: string;
  readonly name?: string;
  /** YYYY-MM-DD. */
  readonly birthday?: string;
  /** Its kind by its wire name, such as `passport`. */
  readonly document?: { readonly type: string; readonly number: string };
}

/** Whether a person stands in the register, and until when; without an end nobody knows it. */
export interface Listing {
  readonly listed: boolean;
  readonly untilMs?: number;
}

/** The register of everybody who may not play anywhere, kept by the authority. */
export interface NationalRegister {
  check(person: Person): Promise<Listing>;
  /** How long its answer is waited for; 3 s when left out. After that nobody knows. */
  readonly patienceMs?: number;
}

const usualPatienceMs = 3_000;

/**
 * Asks the national register about a person, outside any transaction.
 *
 * @returns until when the person is listed, 0 for not; undefined when it does not answer
 */
export async function askNational(register: NationalRegister, person: Person): Promise<number | undefined> {
  const ask = async () => await register.check(person);
  const answered = ask().catch(() => undefined);
  const answer = await within(answered, register.patienceMs ?? usualPatienceMs, undefined);
  if (answer === undefined) return undefined;
  return answer.listed ? Math.min(answer.untilMs ?? noEndMs, noEndMs) : 0;
}

/** What is known of the person behind an account. */
export async function personOf(
  database: Database,
  { id, phone, birthday }: Pick<PlayerRow, 'id' | 'phone' | 'birthday'>,
): Promise<Person> {
  const check = await latestCheck(database, id);
  const known = check?.birthday ?? birthday;
  return {
    ...(phone !== null && { phone }),
    ...(known !== null && { birthday: known }),
    ...(check && {
      name: check.name,
      document: { type: check.documentType, number: check.documentNumber },
    }),
  };
}

/** How the imitated register names a document. */
export const documentName = ({ type, number }: { readonly type: string; readonly number: string }) =>
  `${type}:${number}`;

/** The register of an operator whose adapter is not there: nobody knows who is listed, so nothing begins. */
export const missingRegister: NationalRegister = {
  check: () => Promise.reject(new Error('No adapter of the national register is installed')),
};

/** A national register in memory, for demonstrations and tests: the switches say who is listed, and whether it answers. */
export function memoryRegister(switches: Switches): NationalRegister {
  return {
    check({ phone = '', document }) {
      if (switches.isNationalRegisterSilent) return new Promise(() => undefined);
      const names = [phone, document ? documentName(document) : ''];
      const ends = names.flatMap((name) => switches.nationalList.get(name) ?? []);
      if (ends.length === 0) return Promise.resolve({ listed: false });
      const known = ends.filter((end) => end > 0);
      const hasEnd = known.length === ends.length;
      return Promise.resolve({ listed: true, ...(hasEnd && { untilMs: Math.max(...known) }) });
    },
  };
}
