import * as contract from '../index';

type Contract = typeof contract;

/**
 * The calls of the contract, as they are declared: every export that is named after its call.
 *
 * @example
 * const effectOf = (all: Calls) => all.deposit.effect;
 * effectOf(calls); // => 'write'
 */
export type Calls = {
  readonly [
    Key in keyof Contract as Key extends `${infer Name}Call`
      ? Contract[Key] extends { readonly name: Name }
        ? Name
        : never
      : never
  ]: Contract[Key];
};

/**
 * A call's name on the wire; the payment writes are named without their mode.
 *
 * @example
 * const name: CallName = 'getUserScore';
 * calls[name].path; // => '/api/web/getUserScore'
 */
export type CallName = keyof Calls;

/**
 * Every call of the contract by its name on the wire.
 *
 * @example
 * calls.login.path; // => '/api/web/login'
 */
export const calls: Calls = declaredCalls();

/** @throws Error when an export is not named after its call */
function declaredCalls(): Calls {
  const found = Object.fromEntries(
    Object.entries(contract).flatMap(([key, value]) =>
      typeof value === 'object' && 'name' in value && key === `${value.name}Call`
        ? [[value.name, value]]
        : [],
    ),
  );
  if (!areNamed(found)) throw new Error('A call of the contract is not exported under its name');
  return found;
}

function areNamed(found: Readonly<Record<string, { readonly name: string }>>): found is Calls {
  return Object.entries(found).every(([key, { name }]) => key === name);
}
