import { type ActivityCard, activityListCall, getActImgCall } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import type { CallContext } from '../../calls/Call';
import { guestCall } from '../../calls/defineCall';
import { activities, endOfRound, pictureOf } from '../../catalogue/activities';
import { activitySteps, giftOnly, rulesOfActivity } from '../../catalogue/activityRules';
import { gamesThatCount } from '../../catalogue/gameListing';
import { Refusal } from '../../kernel/Refusal';
import { readActivityStates } from '../../rules/activityStates';

/** Calls about promotions: their cards and rules, gift cards, red packets. */
export const promotionCalls = [
  guestCall(activityListCall, listActivities),
  guestCall(getActImgCall, describeActivity),
];

/** The cards of the promotion page. */
async function listActivities({ nowMs, operator }: CallContext): Promise<ActivityCard[]> {
  const states = await readActivityStates(operator);
  const on = new Set(states.flatMap(({ activityType, isOn }) => (isOn ? activityType : [])));
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
    status: on.has(activity.type) ? 1 : 0,
    times: rulesOfActivity(activity.type, operator.protection)?.giftTimes ?? giftOnly.giftTimes,
  }));
}

/** Picture and rules of one activity. */
function describeActivity({ locale, nowMs, operator }: CallContext, { type }: { readonly type: number }) {
  const activity = activities.find((listed) => listed.type === type);
  if (!activity) throw new Refusal('notFound', { field: 'type' });
  const rules = rulesOfActivity(type, operator.protection);
  return {
    img: pictureOf(activity),
    img_tag: undefined,
    title: activity.title[locale],
    content: (activitySteps[type]?.[locale] ?? []).join('\n'),
    rules: rules && {
      who: rules.who?.[locale],
      min: rules.minimum && pesoFromMoney(rules.minimum),
      rate: rules.ratePercent,
      max: rules.maximum && pesoFromMoney(rules.maximum),
      dep_times: rules.depositTimes,
      times: rules.giftTimes,
      games: gamesThatCount[locale],
      etime: endOfRound(activity, nowMs) || undefined,
    },
  };
}
