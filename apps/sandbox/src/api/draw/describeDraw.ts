import type { DrawConfig, DrawFriend, DrawLog, DrawPayout, UserDraw } from '@kislap/api/contract';
import { formatPeso, pesoFromMoney, type Locale } from '@kislap/domain';
import { and, desc, eq, lt } from 'drizzle-orm';
import { luckDraw } from '../../catalogue/prizeDraws';
import type { Database } from '../../database/Database';
import { drawRound, type DrawRoundRow, drawSpin } from '../../database/tables/draw';
import { player } from '../../database/tables/player';
import { drawStateCode, latestRound, roundAt } from '../../rules/draw/drawRound';
import { countSpins, type DrawSpinRow, friendsOfRound } from '../../rules/draw/drawSpin';
import { maskNickname } from '../../rules/players/player';

/** What the draw is about, as the wire's JSON text. */
export function describeConfig(): string {
  const { rules, wheel, mysteries } = luckDraw;
  const config: DrawConfig = {
    info: {
      am: pesoFromMoney(rules.goal),
      day: rules.days,
      spinPerInvite: rules.spinsPerFriend,
      spinPerDep: rules.spinsPerDeposit,
      minDep: pesoFromMoney(rules.depositStep),
    },
    a_c: wheel.map(({ type, amount, odds }) => ({ type, am: pesoFromMoney(amount), odds, img: undefined })),
    mystery: mysteries.map(pesoFromMoney),
  };
  return JSON.stringify(config);
}

const { rules, mysteries, turnoverTimes } = luckDraw;
const pesos = (amount: typeof rules.goal) => formatPeso(amount, 'whole');
const goal = pesos(rules.goal);
const step = pesos(rules.depositStep);
const held = mysteries.map(pesos).join(', ');

const english = [
  `A round has a goal of ${goal} and runs for ${rules.days} days. Every prize adds to it, never past it.`,
  `Once the goal is reached you can withdraw it to your balance. It has to be bet ${turnoverTimes} time before a withdrawal.`,
  `A round that ends before its goal is reached pays nothing. Spins that are left when a round is paid or ends are not carried over.`,
  `Spins: 1 when a round starts, ${rules.spinsPerFriend} for every friend you invite who registers with a verified phone number, ${rules.spinsPerDeposit} for every ${step} deposited during the round.`,
  `The odds are the same for every spin and every player. A mystery holds one of ${held}, each equally likely, and is opened while the round runs.`,
];

const tagalog = [
  `May goal na ${goal} ang bawat round at tumatagal ito nang ${rules.days} araw. Idinadagdag dito ang bawat premyo, pero hindi lalampas sa goal.`,
  `Kapag naabot ang goal, puwede mo itong ilipat sa balanse. Kailangan itong itaya nang ${turnoverTimes} beses bago makapag-withdraw.`,
  `Walang ibabayad kung matapos ang round nang hindi naaabot ang goal. Hindi nadadala sa susunod na round ang natirang ikot kapag nabayaran o natapos na ang round.`,
  `Mga ikot: 1 sa simula ng round, ${rules.spinsPerFriend} sa bawat inimbitahang kaibigan na mag-register gamit ang verified na numero, ${rules.spinsPerDeposit} sa bawat ${step} na idineposit habang tumatakbo ang round.`,
  `Pareho ang tsansa sa bawat ikot at sa bawat player. Isa sa ${held} ang laman ng mystery prize, pare-pareho ang tsansa, at binubuksan habang tumatakbo ang round.`,
];

/** The rules of the draw as plain text, with its real numbers. */
export function drawRulesText(locale: Locale): string {
  return (locale === 'tag' ? tagalog : english).join('\n');
}

const sum = (counts: { readonly free: number; readonly invite: number; readonly deposit: number }) =>
  counts.free + counts.invite + counts.deposit;

/** A round on the wire, as it stands now. Only a running one has spins. */
export async function describeRound(database: Database, row: DrawRoundRow, nowMs: number): Promise<UserDraw> {
  const { collected, goal, endsAt, state } = roundAt(row, nowMs);
  const { earned, used, friends } = await countSpins(database, row);
  return {
    logid: row.id,
    am: pesoFromMoney(collected),
    goal: pesoFromMoney(goal),
    times: state === 'running' ? Math.max(0, sum(earned) - sum(used)) : 0,
    etime: endsAt,
    state: drawStateCode[state],
    invites: friends,
  };
}

/** A spin on the wire. */
export function describeSpin({
  id,
  atMs,
  prizeType,
  amount,
  prizeIndex,
  source,
  state,
}: DrawSpinRow): DrawLog {
  return {
    logid: id,
    logtime: Math.floor(atMs / 1000),
    type: prizeType,
    am: pesoFromMoney(amount),
    index: prizeIndex,
    src: source,
    state,
  };
}

const registered = 1;
const counted = 2;
const mostFriends = 100;

/** The friends invited in the player's latest round, masked, newest first, without phone numbers. */
export async function listFriends(database: Database, playerId: number): Promise<DrawFriend[]> {
  const round = await latestRound(database, playerId);
  if (round === undefined) return [];
  const friends = await database
    .select({ nickname: player.nickname, phone: player.phone, atMs: player.registeredAtMs })
    .from(player)
    .where(friendsOfRound(round))
    .orderBy(desc(player.id))
    .limit(mostFriends);
  return friends.map(({ nickname, phone, atMs }) => ({
    nick: maskNickname(nickname),
    state: phone === null ? registered : counted,
    logtime: Math.floor(atMs / 1000),
  }));
}

const mostPayouts = 20;

/** The latest goals that were really paid out, players' names masked; none when there were none. */
export async function listPayouts(database: Database): Promise<DrawPayout[]> {
  const rows = await database
    .select({ nickname: player.nickname, goal: drawRound.goal, paidAtMs: drawRound.paidAtMs })
    .from(drawRound)
    .innerJoin(player, eq(player.id, drawRound.playerId))
    .where(eq(drawRound.state, drawStateCode.paid))
    .orderBy(desc(drawRound.paidAtMs), desc(drawRound.id))
    .limit(mostPayouts);
  return rows.map(({ nickname, goal, paidAtMs }) => ({
    nick: maskNickname(nickname),
    am: pesoFromMoney(goal),
    logtime: Math.floor((paidAtMs ?? 0) / 1000),
  }));
}

const pageSize = 20;

/** A player's spins before an id (0 = from the newest), newest first. */
export async function listSpins(
  database: Database,
  playerId: number,
  beforeId: number,
): Promise<readonly DrawSpinRow[]> {
  return await database
    .select()
    .from(drawSpin)
    .where(and(eq(drawSpin.playerId, playerId), beforeId > 0 ? lt(drawSpin.id, beforeId) : undefined))
    .orderBy(desc(drawSpin.id))
    .limit(pageSize);
}
