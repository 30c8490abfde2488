import { SWRConfig } from 'swr';
import { session } from '../session/session';
import { runningBuild } from '../updates/runningBuild';
import { deviceAnswerStore } from './deviceAnswerStore';
import { KeptAnswers } from './KeptAnswers';

/** The app's answers on this device; none while developing, where no build could tell that it wrote them. */
export const appAnswers = openKeptAnswers();

function openKeptAnswers(): KeptAnswers | undefined {
  const build = runningBuild(document);
  if (build === undefined) return undefined;
  const { cache } = SWRConfig.defaultValue;
  return new KeptAnswers({
    cache,
    store: deviceAnswerStore,
    build,
    userId: session.userId,
    now: () => Date.now(),
  });
}
