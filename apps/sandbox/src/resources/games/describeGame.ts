import type { Game } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import type { ListedGame } from '../../catalogue/gameListing';

/** A game on the wire. */
export function describeGame(game: ListedGame, isOpen: boolean): Game {
  return {
    gc: game.code,
    pf: game.studio,
    name: game.name,
    img: `/sandbox/art/games/${game.code}.svg`,
    cat: game.category,
    hot: game.isHot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    sort: game.sort,
    s: isOpen ? 1 : 0,
    demo: 0,
    rtp: game.returnPercent,
    min: pesoFromMoney(game.minStake),
    max: pesoFromMoney(game.maxStake),
    weight: game.turnoverPercent,
  };
}
