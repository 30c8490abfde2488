/** Settings by their names. */
type Settings = Readonly<Record<string, unknown>>;

const refused = (what: string, given: unknown, wanted: string) =>
  new TypeError(
    `configureApi: ${what} is ${given === null ? 'null' : typeof given}. No call would do what it should; give ${wanted}.`,
  );

/**
 * Looks at settings as plain JavaScript may give them: one that does not exist would be heard by nobody, and one of
 * another kind would fail in the middle of a call.
 *
 * @param known the settings that exist, each with a value of its kind
 * @throws TypeError that says which one, what was given and what to give
 */
export function refuseSettings(given: unknown, known: Settings): void {
  if (typeof given !== 'object' || given === null) throw refused('what it is given', given, 'an object');
  for (const [name, value] of Object.entries(given)) {
    const wanted = known[name];
    if (wanted === undefined) {
      throw new TypeError(
        `configureApi: there is no setting ${name}. Nobody would hear of it; give some of ` +
          `${Object.keys(known).join(', ')}.`,
      );
    }
    const isLeftOut = name === 'adapter' && value === undefined;
    if ((typeof value !== typeof wanted || value === null) && !isLeftOut) {
      throw refused(name, value, `a value of type ${typeof wanted}`);
    }
  }
}
