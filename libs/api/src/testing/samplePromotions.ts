import type { ActivityCard } from '../contract/promotions';
import type { Handlers } from './Handlers';
import { answer } from './replies';

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
    times: 1,
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

const NOON = 1_763_006_400;
const reward = { lv: 1, etime: NOON + 43_200 } as const;
const packet = { name: 'Evening packet', max: 8.8 } as const;

/**
 * A plausible answer to every question of the promotion page.
 *
 * @example
 * samplePromotions.depGet27().type; // => 'answer'
 */
export const samplePromotions = {
  activityList: () => answer([...sampleActivities]),
  getActImg: ({ type }) =>
    answer({
      img: '',
      title: type === 23 ? 'First 5 deposits, up to 120%' : 'Recharge happy gift',
      content: 'Choose this activity on the deposit screen.\nDeposit ₱200.00 or more in one payment.',
      rules: { who: 'Every player', min: 200, rate: 10, dep_times: 1, times: 5, games: 'All games' },
    }),
  depInfo: () =>
    answer({
      DayDep: 740,
      etime: NOON + 43_200,
      list: [
        { lv: 1, need: 200, have: 740, am: 5, state: 2 },
        { lv: 2, need: 500, have: 740, am: 15, state: 1 },
        { lv: 3, need: 2000, have: 740, am: 80, state: 0 },
        { lv: 4, need: 10_000, have: 740, am: 500, state: 0 },
      ],
    }),
  depGet27: () => answer({ ...reward, need: 100, have: 300, am: 3, state: 1 }),
  depGet28: () => answer({ ...reward, need: 500, have: 300, am: 0, state: 0 }),
  redPackerInfo: () =>
    answer([
      { ...packet, pktId: 1, stime: NOON + 21_600, etime: NOON + 23_400, state: 3, left: 0 },
      { ...packet, pktId: 2, stime: NOON + 32_400, etime: NOON + 34_200, state: 0, left: 20 },
    ]),
} as const satisfies Handlers;
