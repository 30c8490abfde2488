/**
 * Closes an exhaustive switch: a case that is added later and forgotten here does not compile.
 *
 * @throws Error when a value from outside the type system gets here all the same
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
