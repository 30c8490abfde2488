import type { CallName } from '@kislap/api/testing';
import { loadCatalogue, type Catalogue } from '@kislap/i18n';
import { beforeAll, expect, test, vi } from 'vitest';
// Home fetches these after its first view; here they are there at once.
import '../../src/pages/home/live/homeParts';
import '../../src/pages/home/player/playerParts';
import { loadAllCode } from '../../src/testing/loadAllCode';
import { badAnswers, noAnswerYet, shellAnswers, type BadAnswer } from './badAnswers';
import { lookAt, type Sight } from './lookAt';
import { quietCalls, sessionlessCalls } from './quietCalls';
import { screens } from './screens';

// What is asked at the start beside every screen has a test of its own.
vi.mock('../../src/shell/useIsSettled', () => ({ useIsSettled: () => false }));

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await loadCatalogue('en');
  await loadAllCode();
});

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

test.each(screens.map((screen) => [screen.name, screen] as const))(
  '%s says what happened to each of its calls, and nothing else breaks',
  async (_name, screen) => {
    const good = await lookAt(screen, catalogue);
    const faults: string[] = [];
    // The ping stops by rule when it fails; the next call tells what is wrong.
    for (const call of good.asked.filter((asked) => asked !== 'getState')) {
      const waiting = await lookAt(screen, catalogue, { call, answer: noAnswerYet });
      // Asked once and not again: a late call of the screen before, on a machine that does ten other things.
      if (!waiting.asked.includes(call)) continue;
      const isFirst = call === good.asked.find((asked) => hasToLeave(asked, good));
      for (const answer of isFirst ? [...badAnswers, ...shellAnswers] : badAnswers) {
        const seen = await lookAt(screen, catalogue, { call, answer });
        const fault = faultOf({ call, answer }, { seen, good, waiting });
        if (fault !== undefined) faults.push(`${call}, ${answer.name}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  },
);
