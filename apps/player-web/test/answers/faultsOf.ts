import type { CallName } from '@kislap/api/testing';
import { loadCatalogue, type Catalogue } from '@kislap/i18n';
import { loadAllCode } from '../../src/testing/loadAllCode';
import { badAnswers, noAnswerYet, shellAnswers, type BadAnswer } from './badAnswers';
import { lookAt, type Sight } from './lookAt';
import { quietCalls, sessionlessCalls } from './quietCalls';
import type { TestedScreen } from './screens';

/** On a busy machine a screen may rest before its late code has come. */
const MOST_LOOKS = 12;

/** A guest has no session to lose, and the page of the maintenance is already there. */
const hasToLeave = (call: CallName, { path, isGuest }: Sight) =>
  !isGuest && path !== '/maintain' && !sessionlessCalls.includes(call);

/** @param places the path, and the name of the overlay over it */
const mayBeQuiet = (call: CallName, places: readonly string[]) =>
  quietCalls.some(
    (quiet) => quiet.call === call && (quiet.on === undefined || quiet.on.some((on) => places.includes(on))),
  );

/** What is wrong with a screen after a bad answer, in words. */
function faultOf(
  { screen, call, answer }: { readonly screen: string; readonly call: CallName; readonly answer: BadAnswer },
  { seen, good, waiting }: { readonly seen: Sight; readonly good: Sight; readonly waiting: Sight },
): string | undefined {
  if (seen.hasCrashed) return 'breaks';
  if (answer.outcome === 'leaves')
    return hasToLeave(call, good) && seen.path === good.path ? 'stays' : undefined;
  if (seen.path !== good.path) return `goes to ${seen.path}`;
  const isStuck = seen.words === waiting.words && seen.words !== good.words;
  return answer.outcome === 'tells' && isStuck && !mayBeQuiet(call, [good.path, screen])
    ? 'waits for ever'
    : undefined;
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

/**
 * What is wrong with a screen when each of its calls is answered badly in every way; nothing should be. What seems
 * wrong is looked at once more, with patience: on a busy machine a screen may have been looked at too soon.
 */
export async function faultsOf(screen: TestedScreen): Promise<readonly string[]> {
  await loadAllCode();
  const catalogue = await loadCatalogue('en');
  const good = await goodLookAt(screen, catalogue);
  const faults: string[] = [];
  // The ping stops by rule when it fails; the next call tells what is wrong.
  for (const call of good.asked.filter((asked) => asked !== 'getState')) {
    const waiting = await lookAt(screen, catalogue, { call, answer: noAnswerYet });
    const isFirst = call === good.asked.find((asked) => hasToLeave(asked, good));
    for (const answer of isFirst ? [...badAnswers, ...shellAnswers] : badAnswers) {
      const bad = { call, answer };
      const faultIn = (seen: Sight) => faultOf({ screen: screen.name, ...bad }, { seen, good, waiting });
      const hasFault = faultIn(await lookAt(screen, catalogue, bad)) !== undefined;
      const fault = hasFault ? faultIn(await lookAt(screen, catalogue, bad, 'patient')) : undefined;
      if (fault !== undefined) faults.push(`${call}, ${answer.name}: ${fault}`);
    }
  }
  return faults;
}
