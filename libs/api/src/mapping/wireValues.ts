import {
  type EpochSeconds,
  epochSecondsFrom,
  type Money,
  moneyFromPeso,
  moneyFromScore,
} from '@kislap/domain';
import type { Peso, Score } from '../contract/loose/amounts';

/** Money from a plain peso field of the wire. A ledger field does not compile here. */
export function moneyOfPeso(peso: Peso): Money {
  return moneyFromPeso(peso);
}

/** Money from a ledger field of the wire. A peso field does not compile here. */
export function moneyOfScore(score: Score): Money {
  return moneyFromScore(score);
}

/** Money from a peso field that may be missing. */
export function optionalMoney(peso: Peso | undefined): Money | undefined {
  return peso === undefined ? undefined : moneyOfPeso(peso);
}

/** A limit of the wire, where 0 and a missing one mean that none is set. */
export function limitOfPeso(peso: Peso | undefined): Money | undefined {
  return peso !== undefined && peso > 0 ? moneyOfPeso(peso) : undefined;
}

/** An instant from a field that may be missing; the wire's 0 means "never". */
export function optionalInstant(epochSeconds: number | undefined): EpochSeconds | undefined {
  return epochSeconds ? epochSecondsFrom(epochSeconds) : undefined;
}

type Defined<Fields> = { readonly [Key in keyof Fields]?: NonNullable<Fields[Key]> };

/** The fields that have a value, for the optional part of a shape: a missing fact has no key at all. */
export function definedFields<Fields extends object>(fields: Fields): Defined<Fields> {
  const defined: { [Key in keyof Fields]?: NonNullable<Fields[Key]> } = {};
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined && value !== null) defined[key] = value;
  }
  return defined;
}
