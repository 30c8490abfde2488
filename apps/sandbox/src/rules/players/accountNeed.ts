import type { AccountNeed } from '@kislap/api/contract';
import type { PlayerRow } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';

type AccountFacts = Pick<PlayerRow, 'birthday' | 'termsAtMs' | 'phone'>;

/** What an account still lacks, in the order in which it is asked for; empty for a complete one. */
export function needOf({ birthday, termsAtMs, phone }: AccountFacts): AccountNeed {
  return [
    ...(birthday === null ? (['birthday'] as const) : []),
    ...(termsAtMs === 0 ? (['agree'] as const) : []),
    ...(phone === null ? (['phone'] as const) : []),
  ];
}

/** What to tell a player whose account lacks something; undefined for all others. */
export function refusalWhileIncomplete(player: AccountFacts): Refusal | undefined {
  const need = needOf(player);
  return need.length > 0 ? new Refusal('accountIncomplete', { need }) : undefined;
}

/**
 * Lets through whoever has said how old they are, agreed to the terms and proven a phone.
 *
 * @throws Refusal `accountIncomplete` with what is missing
 */
export function checkComplete(player: AccountFacts): void {
  const refusal = refusalWhileIncomplete(player);
  if (refusal) throw refusal;
}

/** `need` of an answer: there only while something is missing. */
export function needFields(player: AccountFacts): { readonly need?: string[] } {
  const need = [...needOf(player)];
  return need.length > 0 ? { need } : {};
}
