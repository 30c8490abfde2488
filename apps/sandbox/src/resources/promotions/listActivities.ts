import type { ActivityCard } from '@kislap/api/contract';
import { activities } from '../../catalogue/activities';
import { activityStates } from '../../catalogue/activityStates';
import type { CallContext } from '../../http/CallContext';
import { endOfRound } from './endOfRound';
import { pictureOf } from './pictureOf';

/** The cards of the promotion page. */
export function listActivities({ nowMs }: CallContext): ActivityCard[] {
  return activities.map((activity, index) => ({
    id: index + 1,
    activity_type: activity.type,
    title: activity.title.en,
    title_tag: activity.title.tag,
    img: pictureOf(activity),
    img_tag: undefined,
    link: activity.link,
    stime: 0,
    etime: endOfRound(activity, nowMs),
    sort: index + 1,
    tag: activity.mark ?? '',
    status: isOn(activity.type) ? 1 : 0,
  }));
}

function isOn(type: number): boolean {
  return activityStates.some(({ activityType, isOn: on }) => activityType === type && on);
}
