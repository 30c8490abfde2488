const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });

/**
 * What of Playwright's own flags may be said to a command that walks by it.
 *
 * @satisfies {import('../readArguments.mjs').Options}
 */
export const playwrightOptions = /** @type {const} */ ({
  config: { ...text, short: 'c' },
  grep: { ...text, short: 'g' },
  'grep-invert': text,
  project: text,
  workers: { ...text, short: 'j' },
  'repeat-each': text,
  retries: text,
  reporter: text,
  timeout: text,
  trace: text,
  'max-failures': text,
  shard: text,
  headed: flag,
  debug: flag,
  ui: flag,
  list: flag,
  'last-failed': flag,
  'update-snapshots': { ...flag, short: 'u' },
});
