import { useLateCode } from '../../code/useLateCode';
import { withWords } from '../../code/withWords';
import type { LateCode } from '../../code/useLateCode';
import type { HomeParts } from './HomeParts';
import type { PlayerParts } from './PlayerParts';

const live: LateCode<HomeParts> = {
  fetch: () => import('./live/homeParts').then(({ homeParts }) => homeParts),
};
const players: LateCode<PlayerParts> = {
  fetch: withWords(() => import('./player/playerParts').then(({ playerParts }) => playerParts)),
};

/** The parts of home that come after its first view; a guest does not carry what only players see. */
export function useHomeParts(isGuest: boolean): {
  readonly parts: HomeParts | undefined;
  readonly playerParts: PlayerParts | undefined;
} {
  return { parts: useLateCode(live, true), playerParts: useLateCode(players, !isGuest) };
}
