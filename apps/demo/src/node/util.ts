/** What the operator and node-postgres ask of `node:util`, in a browser. */

type Callback<Value> = (error: Error | null, value: Value) => void;

/** Makes a promise of a function that calls back. */
export const promisify =
  <Given extends readonly unknown[], Value>(work: (...given: [...Given, Callback<Value>]) => void) =>
  (...given: Given): Promise<Value> =>
    new Promise((resolve, reject) => {
      work(...given, (error, value) => (error === null ? resolve(value) : reject(error)));
    });

/** Lets one constructor's instances be of another's kind too. */
export function inherits(child: { prototype: object }, parent: { prototype: object }): void {
  Object.setPrototypeOf(child.prototype, parent.prototype);
}

/** node-postgres marks what it has left behind; nobody reads that here. */
export const deprecate = <Work>(work: Work): Work => work;

export const inspect = Object.assign((value: unknown): string => String(value), {
  custom: Symbol('inspect'),
});

export const isDate = (value: unknown): value is Date => value instanceof Date;
export const types = { isDate };
