import type { Check } from '../checks/Check';
import type { CheckKind } from '../checks/CheckKind';
import type { Observation } from '../checks/Observation';
import { observe } from '../checks/observe';
import { timeReads } from '../checks/timing';
import type { Inspection } from '../inspection/Inspection';
import type { Report, Result } from './Report';
import { selectChecks } from './selectChecks';
import { unmetNeed } from './unmetNeed';

/** Runs the checks that the settings ask for, one request after another. */
export async function runChecks(inspection: Inspection): Promise<Report> {
  const { settings, surroundings } = inspection;
  const startedMs = surroundings.clock.stopwatchMs();
  const results: Result[] = [];
  const chosen = selectChecks(settings.only);
  for (const { kind, check } of chosen) {
    for (const observation of await runOne(check, inspection)) {
      results.push(resultOf(kind, check, observation));
    }
  }
  const isTimed = chosen.some(({ kind }) => kind.id === 'timing');
  return {
    base: settings.base,
    permission: settings.permission,
    results,
    timings: isTimed ? await timeReads(inspection) : [],
    tookMs: surroundings.clock.stopwatchMs() - startedMs,
  };
}

async function runOne(check: Check, inspection: Inspection): Promise<readonly Observation[]> {
  const unmet = unmetNeed(check, inspection);
  if (unmet !== undefined) return [observe.skipped('', unmet)];
  try {
    return await check.run(inspection);
  } catch (error) {
    // Whatever a server answers, the other checks go on.
    const reason = error instanceof Error ? error.message : String(error);
    return [observe.failed('(answers)', `no sense could be made of them: ${reason}`)];
  }
}

function resultOf(kind: CheckKind, { id, severity }: Check, observation: Observation): Result {
  return { kind: kind.id, check: id, severity, ...observation };
}
