import { describe, expect, it } from 'vitest';

import { findAbsent } from './scripts.mjs';

const unavailable = [
  {
    what: 'a module of Node that nothing stands in for',
    code: `import { hostname } from 'node:os'; console.log(hostname());`,
    says: /Could not resolve "node:os"/,
  },
  {
    what: 'a name that a module has in Node alone',
    code: `import { createSecretKey } from 'node:crypto'; console.log(createSecretKey);`,
    says: /No matching export .*crypto[.]ts.* "createSecretKey"/,
  },
  {
    what: 'such a name through the module as a whole',
    code: `import * as files from 'node:fs'; console.log(files.rmSync);`,
    says: /"rmSync" .*undefined/,
  },
];

/** A second of an idle machine, and several of a busy one. */
const patienceMs = 60_000;

describe('the sandbox in a browser', { timeout: patienceMs }, () => {
  it('asks for nothing of Node that nothing in src/node stands in for', async () => {
    expect(await findAbsent()).toEqual([]);
  });

  it.each(unavailable)('is not left with $what', async ({ code, says }) => {
    expect(await findAbsent(code)).toEqual([expect.stringMatching(says)]);
  });

  it('may have what does stand there', async () => {
    expect(await findAbsent(`import { createHash } from 'node:crypto'; console.log(createHash);`)).toEqual(
      [],
    );
  });
});
