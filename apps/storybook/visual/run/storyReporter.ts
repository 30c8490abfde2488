import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

import { looks } from '../looks';
import type { Look } from '../looks';
import { dropFinding, readFindings } from '../report/findings';
import { writeReportPage } from '../report/reportPage';
import { baselinesOf } from './baselines';
import { forgetOldPictures } from './rememberedPictures';
import { storyIds } from './storyIds';

interface Run {
  /** Whether this machine has the browser that the pictures are taken with. */
  readonly canCompare: boolean;
  readonly isTakingAnew: boolean;
}

/** Says in the end what was looked at, which stories are exempt and why, and which pictures have lost their story. */
export function storyReporter({ canCompare, isTakingAnew }: Run): Reporter {
  let vitest: Vitest | undefined;
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestRunEnd: async (modules) => {
      const cases = modules.flatMap((module) => [...module.children.allTests()]);
      say(`\n${summaryOf(cases, canCompare)}`);
      for (const exemption of exemptionsIn(cases)) say(`  exempt: ${exemption}`);
      const complaints = unchecked(cases);
      if (vitest && canCompare && (await isWhole(vitest, modules))) {
        const known = await storyIds();
        complaints.push(...looks.flatMap((look) => settledOrphans(look, known, isTakingAnew)));
        dropFindingsWithoutStory(known);
        forgetOldPictures();
      }
      for (const complaint of complaints) say(complaint);
      if (canCompare) sayWhatDiffers();
      if (complaints.length > 0) process.exitCode = 1;
    },
  };
}

/** Only when every story was asked can a picture be said to have none. */
async function isWhole(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const all = await vitest.globTestSpecifications();
  return modules.length === all.length && modules.every((module) => module.errors().length === 0);
}

/** Pictures without a story: removed when pictures are taken anew, else complained of. */
function settledOrphans(look: Look, known: ReadonlySet<string>, isTakingAnew: boolean): readonly string[] {
  const baselines = baselinesOf(look);
  if (!isTakingAnew && baselines.storyIds().length === 0) {
    return [
      `${look.name}: no picture is committed, so none was compared; npm run visual -- --update takes them`,
    ];
  }
  const orphans = baselines.storyIds().filter((storyId) => !known.has(storyId));
  if (!isTakingAnew) {
    return orphans.map(
      (id) => `${look.name}: ${id} has a picture and no story; npm run visual -- --update drops it`,
    );
  }
  for (const orphan of orphans) baselines.drop(orphan);
  return [];
}

/** What an earlier run found of a story that is gone or has another name. */
function dropFindingsWithoutStory(known: ReadonlySet<string>) {
  for (const finding of readFindings()) if (!known.has(finding.storyId)) dropFinding(finding);
}

function sayWhatDiffers() {
  const { path, findings } = writeReportPage();
  if (findings > 0) say(`${findings} pictures differ: open ${path}`);
}

/** A story that passed without our checks would be a hole nobody sees. */
const unchecked = (cases: readonly TestCase[]): string[] =>
  cases
    .filter((one) => one.result().state === 'passed' && !one.meta().checks)
    .map((one) => `${one.fullName} was drawn and not checked: visual/page/setup.ts did not run for it`);

function summaryOf(cases: readonly TestCase[], canCompare: boolean): string {
  const stories = new Set(cases.map((one) => one.meta().storyId)).size;
  const pictures = cases.map((one) => one.meta().checks?.picture);
  const count = (outcome: string) => pictures.filter((picture) => picture === outcome).length;
  const compared = canCompare
    ? `${count('same')} pictures compared and the same, ${count('kept')} taken anew`
    : 'PICTURES WERE NOT COMPARED: the browser they are taken with runs on Linux x64 alone';
  return `${stories} stories in ${looks.length} looks; ${compared}`;
}

const exemptionsIn = (cases: readonly TestCase[]) =>
  new Set(
    cases.flatMap((one) =>
      (one.meta().checks?.exemptions ?? []).map((exemption) => `${one.meta().storyId}, ${exemption}`),
    ),
  );

const say = (line: string) => process.stdout.write(`${line}\n`);
