/** Inputs per family: `KISLAP_ORACLE_RUNS`, otherwise what `npm test` has time for. */
export const runs = numberOf('KISLAP_ORACLE_RUNS') ?? 2_000;

/** `KISLAP_ORACLE_SEED`; otherwise always the same inputs in `npm test`, and new ones each time in a long run. */
export const seed = numberOf('KISLAP_ORACLE_SEED') ?? (runs > 2_000 ? Date.now() % 2 ** 31 : 20_251_119);

export const timeoutMs = 30_000 + runs * 10;

function numberOf(variable: string): number | undefined {
  const text = process.env[variable];
  if (text === undefined || text === '') return undefined;
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${variable}=${text} is no whole number`);
  return number;
}
