import { isAllowedActivity, listedActivities } from '../catalogue/activities';
import { readClosedParts } from './closedParts';
import type { Operator } from './Operator';
import { inOperatorsOrder } from './partOrder';

/** An activity, and whether the operator offers it now. */
interface ActivityState {
  readonly activityType: number;
  readonly isOn: boolean;
}

/** The activities in the operator's order. What was begun in one that is switched off can still be finished. */
export async function readActivityStates({
  database,
  protection,
}: Pick<Operator, 'database' | 'protection'>): Promise<readonly ActivityState[]> {
  const by = { kind: 'activity' as const, codeOf: String };
  const [ordered, closed] = await Promise.all([
    inOperatorsOrder<number>(database, listedActivities, by),
    readClosedParts(database),
  ]);
  return ordered.map((activityType) => ({
    activityType,
    isOn: isAllowedActivity(activityType, protection) && !closed.has('activity', String(activityType)),
  }));
}
