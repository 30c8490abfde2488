import { fileURLToPath } from 'node:url';
import { matrixOfVariants, usageHeadingsPresent, wholeComponents } from './conventions/content.mjs';
import { exactVersions, sameCommands, soundLock } from './conventions/packages.mjs';
import { keptPromises } from './conventions/promises.mjs';
import { readTree } from './conventions/readTree.mjs';
import {
  noDownloadAddresses,
  noSleepingTests,
  parameterisedSql,
  reasonedSilence,
} from './conventions/text.mjs';
import { describedMessages, usedMessages, wholeCatalogues } from './conventions/words.mjs';

/** What the linter cannot see, because it is not in one file of code. */
const conventions = [
  describedMessages,
  exactVersions,
  keptPromises,
  matrixOfVariants,
  noDownloadAddresses,
  noSleepingTests,
  parameterisedSql,
  reasonedSilence,
  sameCommands,
  soundLock,
  usageHeadingsPresent,
  usedMessages,
  wholeCatalogues,
  wholeComponents,
];

const tree = readTree(fileURLToPath(new URL('..', import.meta.url)));
const findings = conventions.flatMap((convention) => convention(tree));
for (const finding of findings) console.error(finding);
console.log(
  `${conventions.length} conventions over ${tree.size} files: ${findings.length || 'no'} findings.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
