import { apiConfig } from './configureApi';
import { OfflineError } from './OfflineError';

let answers = 0;

/**
 * Runs one attempt, and tells the app whether the operator answers at all. An attempt without an answer says no only
 * when nothing beside it was answered either: a slow call is not a dead line.
 */
export async function watchReach<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const answersBefore = answers;
  try {
    const value = await attempt();
    hearAnswer();
    return value;
  } catch (error) {
    if (!(error instanceof OfflineError)) hearAnswer();
    else if (error.reason !== 'cancelled' && answers === answersBefore) apiConfig().onReach(false);
    throw error;
  }
}

function hearAnswer(): void {
  answers += 1;
  apiConfig().onReach(true);
}
