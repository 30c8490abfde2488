import * as v from 'valibot';
import type { Database } from '../../database/Database';
import type { PlayerRow } from '../../database/tables/player';
import { transact } from '../../database/transact';
import { manilaDayMs } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import type { Operator } from '../Operator';
import { type Away, awayOf, checkNotAway } from '../players/away';
import { type LockedPlayer, lockPlayer } from '../players/player';
import { askRegister } from './askRegister';
import { marksOf, type PersonFacts } from './marks';
import { askNational, type Person, personOf } from './NationalRegister';

/** How long an answer of the registers is good for an order or a game. */
const goodForMs = manilaDayMs;

/** Asks what a player is, in the transaction that goes on with the answer. */
type Ask = (transaction: Database, known: LockedPlayer) => Promise<LockedPlayer>;

/**
 * Asks the national register about a player at once, and the operator's own in the transaction that the answer is for. Without
 * an answer of the first, the last one stands.
 *
 * @param facts what is new of the person, over what is known
 */
export async function prepareAsk(
  operator: Operator,
  {
    player,
    facts,
    nowMs,
  }: { readonly player: PlayerRow; readonly facts: PersonFacts; readonly nowMs: number },
): Promise<Ask> {
  const { database, nationalRegister, personKey, failpoints, protection } = operator;
  const person = { ...(await personOf(database, player)), ...personIn(facts) };
  const listedUntilMs = await askNational(nationalRegister, person);
  return async (transaction, known) => {
    const { phone, birthday } = known;
    const marks = marksOf(personKey, { phone, birthday, ...facts });
    return await askRegister(transaction, known, {
      marks,
      nowMs,
      failpoints,
      awayAccess: protection.awayAccess,
      listedUntilMs,
    });
  };
}

/**
 * Why a player is away who was not before the registers were asked. A call keeps it under its key instead of throwing it in
 * the transaction, which would undo it; whoever repeats the call is told the same.
 */
export function newAway(before: LockedPlayer, after: LockedPlayer, nowMs: number): Away | undefined {
  return awayOf(before, nowMs) === undefined ? awayOf(after, nowMs) : undefined;
}

/** Reads it back from the record of a key. */
export const recordedAway = v.object({
  kind: v.picklist(['break', 'exclusion', 'over', 'register', 'care']),
  untilMs: v.number(),
});

/** Of what is known of a person, what a national register is asked with. */
export function personIn({ phone, name, birthday, document }: PersonFacts): Person {
  return {
    ...(phone && { phone }),
    ...(birthday && { birthday }),
    ...(name !== undefined && { name }),
    ...(document && { document: { type: document.type, number: document.number } }),
  };
}

/**
 * Lets a player order or play whom the registers have answered for within a day; asks them anew otherwise. What they say
 * stays, also when this refuses.
 *
 * @throws Refusal of `checkNotAway`, or `nationalListUnknown` when the national register does not answer
 */
export async function checkAsked(operator: Operator, player: PlayerRow, nowMs: number): Promise<void> {
  if (isFresh(player, nowMs)) return;
  const ask = await prepareAsk(operator, { player, facts: {}, nowMs });
  const next = await transact(operator.database, async (transaction) => {
    const known = await lockPlayer(transaction, player.id);
    return awayOf(known, nowMs) ? known : await ask(transaction, known);
  });
  checkNotAway(next, nowMs);
  if (!isFresh(next, nowMs)) throw new Refusal('nationalListUnknown');
}

/** After a clock went back the last answer lies ahead. */
function isFresh({ askedAtMs }: Pick<PlayerRow, 'askedAtMs'>, nowMs: number): boolean {
  return askedAtMs <= nowMs && nowMs - askedAtMs <= goodForMs;
}
