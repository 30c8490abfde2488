import type { CallName } from '@kislap/api/testing';
import { loadCatalogue, type Catalogue } from '@kislap/i18n';
import { loadAllCode } from '../../src/testing/loadAllCode';
import { badAnswers, noAnswerYet, shellAnswers, type BadAnswer } from './badAnswers';
import { lookAt, type Sight } from './lookAt';
import { quietCalls, sessionlessCalls } from './quietCalls';
import type { TestedScreen } from './screens';

/** On a busy machine a screen may rest before its late code has come. */
const MOST_LOOKS = 6;

/** A guest has no session to lose, and the page of the maintenance is already there. */
const hasToLeave = (call: CallName, { path, isGuest }: Sight) =>
  !isGuest && path !== '/maintain' && !sessionlessCalls.includes(call);

const mayBeQuiet = (call: CallName, { path }: Sight) =>
  quietCalls.some((quiet) => quiet.call === call && (quiet.on === undefined || quiet.on.includes(path)));

/** What is wrong with a screen after a bad answer, in words. */
function faultOf(
  { call, answer }: { readonly call: CallName; readonly answer: BadAnswer },
  { seen, good, waiting }: { readonly seen: Sight; readonly good: Sight; readonly waiting: Sight },
): string | undefined {
  if (seen.hasCrashed) return 'breaks';
  if (answer.outcome === 'leaves')
    return hasToLeave(call, good) && seen.path === good.path ? 'stays' : undefined;
  if (seen.path !== good.path) return `goes to ${seen.path}`;
  const isStuck = seen.words === waiting.words && seen.words !== good.words;
  return answer.outcome === 'tells' && isStuck && !mayBeQuiet(call, good) ? 'waits for ever' : undefined;
}

/** The screen as it is when all goes well, believed when it is the same twice. */
async function goodLookAt(screen: TestedScreen, catalogue: Catalogue): Promise<Sight> {
  let before: Sight | undefined;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const seen = await lookAt(screen, catalogue);
    if (before !== undefined && isSame(seen, before)) return seen;
    before = seen;
  }
  throw new Error(`${screen.name} is something else each time`);
}

const isSame = (one: Sight, other: Sight) =>
  one.words === other.words &&
  one.asked.length === other.asked.length &&
  one.asked.every((call) => other.asked.includes(call));

/** What seems wrong with a screen when each of its calls is answered badly in every way. */
async function seenFaults(screen: TestedScreen, catalogue: Catalogue): Promise<readonly string[]> {
  const good = await goodLookAt(screen, catalogue);
  const faults: string[] = [];
  // The ping stops by rule when it fails; the next call tells what is wrong.
  for (const call of good.asked.filter((asked) => asked !== 'getState')) {
    const waiting = await lookAt(screen, catalogue, { call, answer: noAnswerYet });
    const isFirst = call === good.asked.find((asked) => hasToLeave(asked, good));
    for (const answer of isFirst ? [...badAnswers, ...shellAnswers] : badAnswers) {
      const seen = await lookAt(screen, catalogue, { call, answer });
      const fault = faultOf({ call, answer }, { seen, good, waiting });
      if (fault !== undefined) faults.push(`${call}, ${answer.name}: ${fault}`);
    }
  }
  return faults;
}

/**
 * What is wrong with a screen when each of its calls is answered badly in every way; nothing should be. A fault is
 * told when it is seen a second time: on a busy machine a screen may have been looked at too soon.
 */
export async function faultsOf(screen: TestedScreen): Promise<readonly string[]> {
  await loadAllCode();
  const catalogue = await loadCatalogue('en');
  const seenOnce = await seenFaults(screen, catalogue);
  if (seenOnce.length === 0) return [];
  const seenAgain = await seenFaults(screen, catalogue);
  return seenOnce.filter((fault) => seenAgain.includes(fault));
}
