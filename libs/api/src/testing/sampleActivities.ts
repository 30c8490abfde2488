import type { ActivityCard } from '../contract/promotions';

const MIDNIGHT = 1_763_049_600;
const endless = { stime: 0, etime: 0, status: 1, tag: '', img: '' } as const;

/**
 * The cards of the promotion page.
 *
 * @example
 * sampleActivities.map(({ activity_type }) => activity_type); // => [23, 15, 19, 27]
 */
export const sampleActivities: readonly ActivityCard[] = [
  {
    ...endless,
    id: 1,
    activity_type: 23,
    title: 'First 5 deposits, up to 120%',
    title_tag: 'Unang 5 deposit, hanggang 120%',
    link: 'overlay:deposit',
    sort: 1,
    tag: 'hot',
  },
  {
    ...endless,
    id: 2,
    activity_type: 15,
    title: 'Recharge happy gift',
    link: 'overlay:deposit',
    sort: 2,
  },
  {
    ...endless,
    id: 3,
    activity_type: 19,
    title: '100% on your first deposit',
    title_tag: '100% sa unang deposit mo',
    link: 'overlay:deposit',
    sort: 3,
  },
  {
    ...endless,
    id: 4,
    activity_type: 27,
    title: 'First deposit of the day',
    title_tag: 'Unang deposit ng araw',
    link: '',
    sort: 4,
    etime: MIDNIGHT,
  },
];
