import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { tableOfFaults } from './tableOfFaults';

const page = fileURLToPath(new URL('../../../docs/faults.md', import.meta.url));
const formatter = fileURLToPath(new URL('../../../node_modules/oxfmt/bin/oxfmt', import.meta.url));
const begin = '<!-- The table is written by `npm run faults -- -g table -u`. -->\n';

test('the table in the documents is the one that is run', async ({}, { config }) => {
  const text = await readFile(page, 'utf8');
  const head = text.slice(0, text.indexOf(begin) + begin.length);
  const wanted = execFileSync(process.execPath, [formatter, `--stdin-filepath=${page}`], {
    input: `${head}\n${tableOfFaults()}`,
    encoding: 'utf8',
  });
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') await writeFile(page, wanted);
  else expect(text).toBe(wanted);
});
