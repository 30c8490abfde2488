import { isAllowedActivity, listedActivities } from '../catalogue/activities';
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

type Asked = Pick<Operator, 'database' | 'protection'>;

/** Whether the operator gives anything of an activity now. */
export async function isActivityOn({ database, protection }: Asked, type: ActivityType): Promise<boolean> {
  if (!isAllowedActivity(type, protection)) return false;
  return !(await readClosedParts(database)).has('activity', String(type));
}

/** @throws Refusal `switchedOff` */
export async function checkActivityOn(asked: Asked, type: ActivityType): Promise<void> {
  if (!(await isActivityOn(asked, type))) throw new Refusal('switchedOff');
}
