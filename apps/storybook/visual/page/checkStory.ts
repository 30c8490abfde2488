import { comparePicture } from './comparePicture';
import type { StoryOutcome, TestedStory } from './declarations';
import { findCutText } from './findCutText';
import { findPlainWords } from './findPlainWords';
import { findSmallTargets } from './findSmallTargets';
import { findSqueezed } from './findSqueezed';
import { rememberTexts } from './operatorsTexts';
import { settle } from './settle';
import { narrowed, squeezed } from './squeezed';
import { checkSettingsOf } from './checkSettings';
import type { CheckSetting } from './checkSettings';

const {
  VITE_STORY_PICTURES: pictures,
  VITE_STORY_CHECKS: checks,
  VITE_STORY_SQUEEZE: squeeze,
} = import.meta.env;

/** The checks beside axe that every story is: its targets, its picture, and its shape when squeezed. */
export async function checkStory({ id, parameters }: TestedStory): Promise<StoryOutcome> {
  const settings = checkSettingsOf(parameters);
  await settle();
  if (checks === 'words') return checkWords(parameters['overlayOptions']);
  const findings: string[] = [];
  if (checks === 'all') findings.push(...answer('targets', settings.targets, findSmallTargets()));
  const isPictured = pictures === 'on' && settings.visual.skip === undefined;
  const verdict = isPictured ? await comparePicture(id, settings.visual.differsFrom) : undefined;
  if (verdict && 'message' in verdict) findings.push(`visual: ${verdict.message}`);
  if (checks === 'all' && squeeze === 'on')
    findings.push(...answer('squeeze', settings.squeeze, await squeezed(findSqueezed)));
  if (findings.length > 0) throw new Error(findings.join('\n'));
  return {
    picture: verdict?.type ?? 'skipped',
    exemptions: Object.entries(settings).flatMap(([check, { skip }]) => (skip ? [`${check}: ${skip}`] : [])),
  };
}

/** On the narrowest phone every word is whole, and none is the code's own. */
async function checkWords(overlayOptions: unknown): Promise<StoryOutcome> {
  rememberTexts(overlayOptions);
  const findings = await narrowed(() => [...findCutText(), ...findPlainWords()]);
  if (findings.length > 0) throw new Error(findings.join('\n'));
  return { picture: 'skipped', exemptions: [] };
}

/** What a check says after the story's own setting: nothing when exempt, and the reverse when it has to be found. */
function answer(
  check: string,
  { skip, finds }: CheckSetting,
  findings: readonly string[],
): readonly string[] {
  if (skip !== undefined) return [];
  if (finds === undefined) return findings.map((finding) => `${check}: ${finding}`);
  const isFound = findings.some((finding) => finding.includes(finds));
  return isFound ? [] : [`${check}: “${finds}” is wrong on purpose here, and was not found`];
}
