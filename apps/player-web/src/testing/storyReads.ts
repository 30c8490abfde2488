import { answer, sampleActivities, sampleGames, samplePlayer, sampleReads } from '@kislap/api/testing';
import type { Handlers } from '@kislap/api/testing';
import { gamePictures } from '@kislap/ui/testing';

/** The sample games with pictures that are loaded from nowhere. */
export const storyGames = sampleGames.map((game, index) => ({
  ...game,
  img: gamePictures[index % gamePictures.length] ?? '',
}));

const banner = { link: 'route:/register', sort: 1 };

const pictured = <Picture extends { readonly img: string }>(picture: Picture, index: number) => ({
  ...picture,
  img: gamePictures[index % gamePictures.length] ?? '',
});

/** What the operator of every story answers to questions. */
export const storyReads = {
  ...sampleReads,
  // Asked at every start: no story has money in a game.
  thirdWdw: () => answer({ Score: samplePlayer.Score, moved: 0 }),
  activityList: () => answer(sampleActivities.map(pictured)),
  gameList: () => answer(storyGames),
  getHot: () => answer(storyGames.map(({ gc }) => ({ gc }))),
  getBanner: () =>
    answer([
      { ...banner, id: 1, img: gamePictures[1] ?? '', alt: 'Fiesta of lights' },
      { ...banner, id: 2, img: gamePictures[2] ?? '' },
    ]),
} as const satisfies Handlers;
