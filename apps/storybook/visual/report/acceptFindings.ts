import { readFileSync } from 'node:fs';

import { baselinesOf } from '../run/baselines';
import { rememberPicture } from '../run/rememberedPictures';
import { dropFinding, pathOf, readFindings, reportFolder } from './findings';
import type { Finding } from './findings';

/** Where findings, digests and remembered pictures lie; the repository's own places unless a test says otherwise. */
export interface Places {
  readonly reports?: string;
  readonly baselines?: string;
  readonly memory?: string;
}

/** How a finding is called on the command line. */
export const nameOf = ({ look, storyId }: Finding) => `${look}/${storyId}`;

/**
 * Takes what was found for what is right: commits its digest to the list of its look, and drops the finding.
 *
 * @param words Findings by name (`kislap-dark/player-gametile--idle`) or by story; none means all.
 * @returns What was accepted.
 * @throws RangeError when a word names no finding: nothing is accepted then.
 */
export function acceptFindings(words: readonly string[], places: Places = {}): readonly Finding[] {
  const { reports = reportFolder, baselines, memory } = places;
  const findings = readFindings(reports);
  const isMeant = (finding: Finding, word: string) => word === finding.storyId || word === nameOf(finding);
  for (const word of words) {
    if (findings.some((finding) => isMeant(finding, word))) continue;
    throw new RangeError(`Nothing was found of ${word}: run npm run visual first, and see what it found.`);
  }
  const accepted = findings.filter(
    (finding) => words.length === 0 || words.some((word) => isMeant(finding, word)),
  );
  for (const finding of accepted) {
    const picture = readFileSync(pathOf(finding, 'actual.png', reports));
    baselinesOf({ name: finding.look }, baselines).keep(finding.storyId, finding.actual);
    rememberPicture(finding.actual, picture, memory);
    dropFinding(finding, reports);
  }
  return accepted;
}
