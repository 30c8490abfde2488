import { isAllowedActivity, listedActivities } from '../catalogue/activities';
import type { Database } from '../database/Database';
import type { ActivityType } from '../catalogue/activityType';
import { Refusal } from '../kernel/Refusal';
import { readClosedParts } from './closedParts';
import type { Operator } from './Operator';
import { inOperatorsOrder } from './partOrder';

/** An activity, and whether the operator offers it now. */
interface ActivityState {
  readonly activityType: number;
  readonly isOn: boolean;
}

/** The activities in the operator's order. What was earned in one that is switched off waits until it is on again. */
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

/** Whether the operator has an activity on; what the protection of players allows of it is for its own rule to say. */
export async function isActivityOn(database: Database, type: ActivityType): Promise<boolean> {
  return !(await readClosedParts(database)).has('activity', String(type));
}

/** @throws Refusal `switchedOff` */
export async function checkActivityOn(database: Database, type: ActivityType): Promise<void> {
  if (!(await isActivityOn(database, type))) throw new Refusal('switchedOff');
}
