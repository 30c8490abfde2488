import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import { balanceKey } from '../accounts/getBalance';
import { cashCheckKey } from '../accounts/getCashCheck';
import { playerKey } from '../accounts/getPlayer';
import { activityStatesKey } from '../config/getActivityStates';
import { betNetsKey } from '../bets/betNetsKey';
import { betRowsKey } from '../bets/betRowsKey';
import { betSummaryKey } from '../bets/betSummaryKey';
import { bannersKey } from '../config/getBanners';
import { noticesKey } from '../config/getNotices';
import { operatorSettingsKey } from '../config/getOperatorSettings';
import { favoriteGamesKey } from '../games/getFavoriteGames';
import { gamesKey } from '../games/getGames';
import { hotGamesKey } from '../games/getHotGames';
import { platformsKey } from '../games/getPlatforms';
import { mailsKey } from '../mail/getMails';
import { prizeLogKey } from '../prizes/getPrizeLog';
import { depositLogKey } from '../records/getDepositLog';
import { withdrawalLogKey } from '../records/getWithdrawalLog';
import { statementKey } from '../statement/statementKey';
import { statementRowsKey } from '../statement/statementRowsKey';
import { turnoverSourcesKey } from '../turnover/getTurnoverSources';
import { vipLevelsKey } from '../vip/getVipLevels';

const anyone = 0;
const forEverybody = [
  hotGamesKey,
  bannersKey('home'),
  noticesKey,
  platformsKey,
  activityStatesKey,
  operatorSettingsKey,
  vipLevelsKey,
  gamesKey,
];
const day = manilaDay(epochSecondsFrom(0));
const bets = { day, types: [] };
const period = { from: day, to: day };
const forPlayers = [
  balanceKey,
  playerKey,
  cashCheckKey,
  favoriteGamesKey,
  depositLogKey,
  withdrawalLogKey,
  mailsKey,
  prizeLogKey,
  (userId: number) => turnoverSourcesKey(userId, 'all'),
  (userId: number) => betSummaryKey(userId, bets),
  (userId: number) => betRowsKey(userId, 'history', bets),
  (userId: number) => betNetsKey(userId, day),
  (userId: number) => statementKey(userId, period),
  (userId: number) => statementRowsKey(userId, period),
].map((keyOf) => keyOf(anyone));

const nameOf = ([name]: readonly [string, ...unknown[]]): string => name;

/**
 * What may stay on the device to be read without a connection: the lobby, which everybody sees, and a player's own
 * records. Nothing that is acted upon (pay channels, claims, codes) and nothing that others have said in confidence.
 *
 * @example
 * keptReads.player.includes('getUserScore'); // => true
 */
export const keptReads = {
  everybody: forEverybody.map(nameOf),
  player: forPlayers.map(nameOf),
} as const;
