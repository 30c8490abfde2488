import type { CallExamples } from '@kislap/api/openapi';
import { type CallGroup, describedCalls, groupTitles } from '@kislap/api/registry';
import { callSection } from './callSection';

/** The page about one section of the contract, as Markdown. */
export function groupPage(group: CallGroup, examples: CallExamples): string {
  const calls = describedCalls.filter(({ facts }) => facts.group === group);
  return [
    `# ${groupTitles[group]}`,
    'Written by `npm run reference` from the schemas that read every call, and from real runs against the sandbox on a ' +
      'still clock. Random parts are replaced, and lists are cut to two rows. Of an answer the app cannot do without a ' +
      'field that is needed; one that is owed is sent as well, and the app goes on while it is missing. What all calls ' +
      'have in common is in [the back end](../back-end.md).',
    ...calls.map((call) => callSection(call, examples[call.name])),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
