import { activityListCall, type ActivityCard } from '../contract/promotions';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { optionalInstant } from '../mapping/optionalInstant';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { Activity } from './Activity';

/**
 * The cache key of the promotion page's cards.
 *
 * @example
 * activitiesKey; // => ['activityList']
 */
export const activitiesKey: ReadKey = ['activityList'];

/**
 * Asks for the cards of the promotion page that are on, in their order.
 *
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getActivities())[0]?.type; // => 23
 */
export async function getActivities(options?: CallOptions): Promise<readonly Activity[]> {
  const cards = await callMain(activityListCall, {}, options);
  return cards
    .filter(({ status }) => status === 1)
    .toSorted((left, right) => left.sort - right.sort)
    .map(activityOf);
}

/**
 * The cards of the promotion page, for guests too.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useActivities().data?.[0]?.type; // => 23
 */
export function useActivities() {
  return useRead(activitiesKey, () => getActivities());
}

function activityOf(card: ActivityCard): Activity {
  return {
    id: card.id,
    type: card.activity_type,
    title: card.title,
    image: card.img,
    link: card.link,
    ...definedFields({
      tagalogTitle: card.title_tag,
      tagalogImage: card.img_tag,
      mark: card.tag === '' ? undefined : card.tag,
      endsAt: optionalInstant(card.etime),
    }),
  };
}
