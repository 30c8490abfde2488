import type { EpochSeconds } from '@kislap/domain';
import { type ActivityCard, activityListCall } from '../contract/promotions';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, optionalInstant } from '../mapping/wireValues';

/**
 * A card of the promotion page. The link is as sent: check before following.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Activity | undefined = (await getActivities())[0];
 * found?.type; // => 23
 */
export interface Activity {
  readonly id: number;
  /** The operator's number of what it is about. */
  readonly type: number;
  readonly title: string;
  readonly tagalogTitle?: string;
  readonly image: string;
  /** The picture for Tagalog readers. */
  readonly tagalogImage?: string;
  readonly link: string;
  readonly mark?: 'hot' | 'new';
  /** Nothing for one without an end. */
  readonly endsAt?: EpochSeconds;
  /** How often what is given has to be bet before a withdrawal. */
  readonly giftTimes?: number;
}

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
    .sort((left, right) => left.sort - right.sort)
    .map(activityOf);
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
      giftTimes: card.times,
    }),
  };
}
