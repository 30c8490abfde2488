import { fileURLToPath } from 'node:url';
import { matrixOfVariants, usageHeadingsPresent, wholeComponents } from './conventions/content.mjs';
import { citedRules, citedSections, datedDecisions, linkedFiles } from './conventions/documents.mjs';
import { exactVersions, sameCommands, soundLock } from './conventions/packages.mjs';
import { listedProjects, namedProjects } from './conventions/projects.mjs';
import { describedProps } from './conventions/props.mjs';
import { readTree } from './conventions/readTree.mjs';
import { securityStatement } from './conventions/security.mjs';
import {
  noDownloadAddresses,
  noSizedQueries,
  noSleepingTests,
  parameterisedSql,
  reasonedSilence,
} from './conventions/text.mjs';
import { describedMessages, usedMessages } from './conventions/words.mjs';
import { readArguments } from './readArguments.mjs';

readArguments('npm run conventions', {});

/** What the linter cannot see, because it is not in one file of code. */
const conventions = [
  citedRules,
  citedSections,
  datedDecisions,
  describedMessages,
  describedProps,
  exactVersions,
  linkedFiles,
  listedProjects,
  matrixOfVariants,
  namedProjects,
  noDownloadAddresses,
  noSizedQueries,
  noSleepingTests,
  parameterisedSql,
  reasonedSilence,
  sameCommands,
  securityStatement,
  soundLock,
  usageHeadingsPresent,
  usedMessages,
  wholeComponents,
];

const tree = readTree(fileURLToPath(new URL('..', import.meta.url)));
const findings = conventions.flatMap((convention) => convention(tree));
for (const finding of findings) console.error(finding);
console.log(
  `${conventions.length} conventions over ${tree.size} files: ${findings.length || 'no'} findings.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
