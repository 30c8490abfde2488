import { epochSecondsFrom, manilaDay } from '@kislap/domain';
import { balanceKey, playerKey } from '../accounts/player';
import { cashCheckKey } from '../accounts/getCashCheck';
import { activityStatesKey } from '../promotions/activityStates';
import { betNetsKey } from '../bets/betNets';
import { betRowsKey, betSummaryKey } from '../bets/betSummary';
import { bannersKey } from '../config/banners';
import { noticesKey } from '../config/notices';
import { operatorSettingsKey } from '../config/operatorSettings';
import { favoriteGamesKey } from '../games/favoriteGames';
import { gamesKey, hotGamesKey } from '../games/games';
import { platformsKey } from '../games/platforms';
import { mailsKey } from '../mail/mail';
import { prizeLogKey } from '../prizes/prizes';
import { depositLogKey } from '../records/depositRecords';
import { withdrawalLogKey } from '../records/withdrawalRecords';
import { statementKey, statementRowsKey } from '../statement/statementKeys';
import { openTurnoverKey } from '../turnover/openTurnover';
import { turnoverSourcesKey } from '../turnover/turnoverSources';
import { vipLevelsKey } from '../vip/vipLevels';
import { vipStatusKey } from '../vip/vipStatus';

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
  openTurnoverKey,
  favoriteGamesKey,
  depositLogKey,
  withdrawalLogKey,
  mailsKey,
  prizeLogKey,
  vipStatusKey,
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
 * offlineReads.player.includes('getUserScore'); // => true
 */
export const offlineReads = {
  everybody: forEverybody.map(nameOf),
  player: forPlayers.map(nameOf),
} as const;
