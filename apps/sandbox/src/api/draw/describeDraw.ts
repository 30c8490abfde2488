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
  `Each round has a ${goal} goal and lasts ${rules.days} days. Every prize adds to the goal, but never goes past it.`,
  `Once you reach the goal, you can move it to your balance. Bet it ${turnoverTimes} time before you withdraw.`,
  `If a round ends before you reach the goal, it pays nothing. Unused spins don't carry over to the next round.`,
  `Spins: 1 when a round starts, ${rules.spinsPerFriend} for each invited friend who registers and verifies a phone number, ${rules.spinsPerDeposit} for every ${step} you deposit during the round.`,
  `The odds are the same for every spin and every player. A mystery prize holds one of ${held}, with the same odds. Open it before the round ends.`,
];

const tagalog = [
  `May ${goal} goal ang bawat round at tumatagal ito nang ${rules.days} araw. Dagdag sa goal ang bawat premyo, pero hindi ito lalampas.`,
  `Kapag naabot ang goal, puwede mo itong ilipat sa balance. Itaya ito nang ${turnoverTimes} beses bago mag-withdraw.`,
  `Kapag natapos ang round nang hindi naabot ang goal, walang matatanggap. Hindi nadadala sa susunod na round ang mga natirang ikot.`,
  `Mga ikot: 1 sa simula ng round, ${rules.spinsPerFriend} sa bawat in-invite na friend na mag-register at mag-verify ng number, ${rules.spinsPerDeposit} sa bawat ${step} na deposit habang tumatakbo ang round.`,
  `Pareho ang tsansa sa bawat ikot at sa bawat player. Isa sa ${held} ang laman ng mystery prize, pare-pareho ang tsansa. Buksan ito bago matapos ang round.`,
];

const rulesTexts: Readonly<Record<Locale, readonly string[]>> = { en: english, tag: tagalog };

/** The rules of the draw as plain text, with its real numbers. */
export function drawRulesText(locale: Locale): string {
  return rulesTexts[locale].join('\n');
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
