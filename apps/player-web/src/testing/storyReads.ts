import { answer, sampleActivities, samplePlayer, sampleReads } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { STORY_NOW } from './STORY_NOW';
import { storyArt } from './storyArt';
import { storyGames } from './storyGames';

const now = STORY_NOW / 1000;

const banner = { link: 'route:/register', sort: 1 };

const pictureByActivity = new Map<number, string>([
  [15, 'happyGift'],
  [19, 'firstCharge'],
  [23, 'welcome'],
  [27, 'firstTopUp'],
  [28, 'lossBack'],
]);
const pictureOf = (type: number): string => storyArt.promotion(pictureByActivity.get(type) ?? 'happyGift');

/** What the operator of every story answers to questions. */
export const storyReads = {
  ...sampleReads,
  // Asked at every start: no story has money in a game.
  thirdWdw: () => answer({ Score: samplePlayer.Score, moved: 0 }),
  orderInfo: () => {
    const told = sampleReads.orderInfo();
    if (told.type !== 'answer') return told;
    return answer({ ...told.data, at: now - 60, pay: { ...told.data.pay, until: now + 840 } });
  },
  activityList: () =>
    answer(sampleActivities.map((card) => ({ ...card, img: pictureOf(card.activity_type) }))),
  getActImg: (asked) => {
    const told = sampleReads.getActImg(asked);
    return told.type === 'answer' ? answer({ ...told.data, img: pictureOf(asked.type) }) : told;
  },
  gameList: () => answer(storyGames),
  getHot: () => answer(storyGames.slice(0, 7).map(({ gc }) => ({ gc }))),
  getBanner: () =>
    answer([
      { ...banner, id: 1, img: storyArt.banner('fiesta'), alt: 'Fiesta of lights' },
      { ...banner, id: 2, img: storyArt.banner('maya') },
    ]),
} as const satisfies Handlers;
