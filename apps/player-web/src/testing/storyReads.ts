import { answer, sampleGames, sampleReads } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { gamePictures } from '@kislap/ui/testing';

/** The sample games with pictures that are loaded from nowhere. */
export const storyGames = sampleGames.map((game, index) => ({
  ...game,
  img: gamePictures[index % gamePictures.length] ?? '',
}));

/** Ligaya, who has deposited twice and is at VIP 2. */
export const storyPlayer = {
  Score: 123_456_780,
  UserID: 7,
  NickName: 'Ligaya',
  Phone: '639170000002',
  DepCount: 2,
  Dep15: 1,
  VipOrder: 4,
  UserVip: 2,
  SignTimes: 1,
  IsSignToday: 0,
  IsRenewToday: 0,
  FaceID: 3,
} as const;

const banner = { link: '/register', sort: 1 };

/** What the operator of every story answers to questions. */
export const storyReads = {
  ...sampleReads,
  getUserInfo: () => answer(storyPlayer),
  gameList: () => answer(storyGames),
  getHot: () => answer(storyGames.map(({ gc }) => ({ gc }))),
  getBanner: () =>
    answer([
      { ...banner, id: 1, img: gamePictures[1] ?? '', alt: 'Fiesta of lights' },
      { ...banner, id: 2, img: gamePictures[2] ?? '' },
    ]),
} as const satisfies Handlers;
