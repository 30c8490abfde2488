import type { ComponentType } from 'react';
import { useLateCode } from '../../code/useLateCode';
import { withWords } from '../../code/withWords';
import type { LateCode } from '../../code/useLateCode';
import type { HomeParts } from './HomeParts';

const live: LateCode<HomeParts> = {
  fetch: () => import('./live/homeParts').then(({ homeParts }) => homeParts),
};
const playerSky: LateCode<ComponentType> = {
  fetch: withWords(() => import('./player/PlayerSky').then(({ PlayerSky }) => PlayerSky)),
};

/** The parts of home that come after its first view; a guest does not carry what only players see. */
export function useHomeParts(isGuest: boolean): {
  readonly parts: HomeParts | undefined;
  readonly PlayerSky: ComponentType | undefined;
} {
  return { parts: useLateCode(live, true), PlayerSky: useLateCode(playerSky, !isGuest) };
}
