import { pesoFromMoney } from '@kislap/domain';
import { activities } from '../../catalogue/activities';
import { activityRules } from '../../catalogue/activityRules';
import { activitySteps } from '../../catalogue/activitySteps';
import { gameListing } from '../../catalogue/gameListing';
import type { CallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { endOfRound } from './endOfRound';
import { pictureOf } from './pictureOf';

const part = Math.min(...gameListing.map(({ turnoverPercent }) => turnoverPercent));
const games = {
  en: `All games; cards and dice count ${part}%`,
  tag: `Lahat ng laro; ${part}% ang bilang ng baraha at dice`,
};

/** Picture and rules of one activity. */
export function describeActivity({ locale, nowMs }: CallContext, { type }: { readonly type: number }) {
  const activity = activities.find((listed) => listed.type === type);
  if (!activity) throw new Refusal('notFound', { field: 'type' });
  const rules = activityRules[type];
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
      games: games[locale],
      etime: endOfRound(activity, nowMs) || undefined,
    },
  };
}
