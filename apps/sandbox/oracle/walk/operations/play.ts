import type { Device } from '../../drive/Device';
import { bringHome, isAway, reckonAndCare, takeBreak } from '../../model/absences';
import { pesosOf, type Player, unitsOf } from '../../model/Player';
import {
  answerCheck,
  checkAt,
  checkDue,
  checksBefore,
  judgeLaunch,
  judgeRound,
  playedToday,
  playRound,
  sign,
  sittingOf,
  stopPlay,
} from '../../model/play';
import { fillWallet } from '../../model/pot';
import { minute } from '../../model/time';
import { adopt } from '../adopt';
import { Difference, OneOf } from '../differences';
import type { Own, Walk } from '../Walk';
import { mayLeave } from './persons';
import { ping, textOf } from './sessions';

/** Those that the game offers, up to more than the highest under a bonus. */
const stakes = [1, 5, 10, 10, 50, 100, 500, 500, 1000];
const game = 'bakunawa-moon';
/** Of a studio with a wallet of its own. */
const transferGame = 'bangka-bay';
const transferStakes = stakes.filter((stake) => stake <= 500);
const gameOf = (isTransfer: boolean) => (isTransfer ? transferGame : game);
const codeOf: Readonly<Record<string, number>> = {
  checkDue: 1021,
  ownTimeUsedUp: 1012,
  ownLimitReached: 1012,
  limitUnanswered: 1012,
};

/** Opens the game. */
export async function launch(walk: Walk, own: Own, device: Device): Promise<void> {
  const { player } = own;
  const code = await walk.gate(own, device, {});
  const isTransfer = walk.random.isOnceIn(4);
  walk.say(`launch of ${player.id}${isTransfer ? ', from the wallet of a studio' : ''}`);
  const answer = await device.call('launchGame', { gc: gameOf(isTransfer) });
  walk.count(`launch ${answer.code}`);
  if (code !== undefined) return walk.expect('3: launch', { code }, answer);
  if (answer.code === 1012) player.refusals.push({ at: walk.now, isOrder: false, isCertain: false });
  const refusals = judgeLaunch(player, walk.now);
  const codes = refusals.map((refusal) => codeOf[refusal] ?? 200);
  walk.expect('3: launch', { code: new OneOf(...(codes.length === 0 ? [200] : codes)) }, answer);
  walk.acted(own, device, answer.code === 200);
  if (answer.code !== 200) return;
  sign(player, walk.now);
  player.hasOpenGame = true;
  const session = player.sessions.get(device.token);
  if (session) Object.assign(session, { sid: textOf(answer, 'data', 'sid'), isTransfer });
  if (isTransfer) fillWallet(player);
}

/** Brings home what lies in a studio's wallet: its game is closed by that. */
export async function closeGame(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const running = sittingOf(player, walk.now);
  // Whether to close a game is a sign of play, the rules do not say: it is closed where there was one just now.
  if (running && running.last !== walk.now) await play(walk, own);
  if (running && running.last !== walk.now) return;
  const device = walk.deviceOf(own);
  const launched = [...player.sessions.values()].filter(({ sid }) => sid !== undefined);
  // Whether it closes a game that is played from the player's own account, the rules do not say.
  if (launched.some(({ isTransfer }) => isTransfer !== true)) return;
  const code = await walk.gate(own, device, { isOpen: true });
  walk.say(`money of ${player.id} comes home`);
  const answer = await device.call('thirdWdw');
  walk.count(`home ${answer.code}`);
  if (code !== undefined) return walk.expect('3: money home', { code }, answer);
  const moved = player.wallet;
  bringHome(player);
  const data = { moved, Score: player.own + player.bonus };
  walk.expect('3: money home', { code: 200, data }, answer);
  for (const session of launched) session.sid = undefined;
  player.hasClosedGame = true;
}

/** Plays one round, at a game that is opened first where none is. */
export async function play(walk: Walk, own: Own): Promise<void> {
  await playAt(walk, own, walk.deviceOf(own));
}

/** The same at a device, for any stake or for this one, which a studio with a wallet may not offer. */
export async function playAt(walk: Walk, own: Own, device: Device, wanted?: number): Promise<void> {
  const { player } = own;
  const session = player.sessions.get(device.token);
  if (session?.sid === undefined) return await launch(walk, own, device);
  const { sid } = session;
  const gate = await walk.gate(own, device, {});
  const isTransfer = session.isTransfer === true;
  const stake = isTransfer ? walk.random.pick(transferStakes) : (wanted ?? walk.random.pick(stakes));
  walk.say(`round of ${player.id} for ${stake}`);
  const answer = await device.round(gameOf(isTransfer), sid, stake);
  const got = 'roundId' in answer ? 'drawn' : String(answer['refusal']);
  walk.count(`round ${got}`);
  if (gate !== undefined) {
    return walk.expect('3: round', new OneOf(gate === 1022 ? 'locked' : 'unknownLaunch'), got);
  }
  const refusals = judgeRound(player, session, unitsOf(stake), walk.now);
  const isOpen = refusals.length === 0 || refusals.includes('silent');
  walk.expect('3: round', new OneOf(...refusals, ...(isOpen ? ['drawn'] : [])), got);
  walk.acted(own, device, got === 'drawn');
  if (got.startsWith('own')) player.refusals.push({ at: walk.now, isOrder: false, isCertain: false });
  if (got !== 'drawn') return;
  const win = Number(answer['win']);
  if (!Number.isFinite(win) || win < 0) throw new Difference(`a win of ${String(answer['win'])}`);
  playRound(player, { stake: unitsOf(stake), win: unitsOf(win), isTransfer }, walk.now);
  const left = isTransfer ? player.wallet : player.own + player.bonus;
  walk.expect('8: balance', { stake, balance: pesosOf(left) }, answer);
}

/** Plays on for some minutes, with a round every minute. */
export async function playOn(walk: Walk, own: Own): Promise<void> {
  if (isAway(own.player, walk.now)) return;
  const times = 3 + walk.random.below(8);
  for (let time = 0; time < times; time += 1) {
    await play(walk, own);
    await walk.passTo(walk.now + 60);
  }
}

/**
 * Sits at a game with a sign of play every few minutes, until the check is due or the time of a day is over, a second more or
 * less; then plays, here or with another launch.
 */
export async function sit(walk: Walk, own: Own): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  if (isAway(player, walk.now) || (await walk.gate(own, device, {})) !== undefined) return;
  if (player.sessions.get(device.token)?.sid === undefined) await launch(walk, own, device);
  const end = endOfSitting(walk, player);
  if (end === undefined) return;
  const target = Math.max(end + walk.random.pick([-1, 0, 0, 1]), walk.now);
  walk.say(`${player.id} sits at a game`);
  while (walk.now < target) {
    await walk.passTo(Math.min(target, walk.now + walk.random.pick([90, 150, 170])));
    await ping(walk, own, device);
  }
  if (walk.random.isOnceIn(3)) await launch(walk, own, walk.deviceOf(own));
  await playAt(walk, own, device);
}

/** When a check is due, or the time of a day is over. */
function endOfSitting(walk: Walk, player: Player): number | undefined {
  const due = checkAt(player, walk.now);
  const [limit, played] = [player.limits.get('session'), playedToday(player, walk.now)];
  const left = limit && played !== undefined ? limit.value * minute - played : undefined;
  const ends = [due, left === undefined ? undefined : walk.now + left];
  const ahead = ends.filter((end) => end !== undefined && end > walk.now + 1);
  return ahead.length === 0 ? undefined : Math.min(...ahead.map((end) => end ?? 0));
}

/** Answers the reality check: the one that is due, or one that is not. */
export async function lookAtPlay(walk: Walk, own: Own): Promise<void> {
  const ends = mayLeave(walk, own) ? ['stop', 'break'] : ['stop'];
  const isDue = checkDue(own.player, walk.now) !== undefined;
  await answerWith(walk, own, isDue ? walk.random.pick(['go', 'go', 'go', ...ends]) : 'go');
}

/** Answers the check that is due by this word, or one that is not. */
export async function answerWith(walk: Walk, own: Own, word: string): Promise<void> {
  const { player } = own;
  const device = walk.deviceOf(own);
  const due = checkDue(player, walk.now);
  const no = due ?? walk.random.pick([0, 7]);
  const code = await walk.gate(own, device, {});
  walk.say(`reality check ${no} of ${player.id}: ${word}`);
  const answer = await device.call('rgCheck', { no, answer: word });
  walk.count(`check ${due === undefined ? 'not due' : word} ${answer.code}`);
  if (code !== undefined) return walk.expect('9.1: check', { code }, answer);
  // A number that no check ever had is none; one of before changes nothing. Seven checks last for hours.
  const isNone = no === 0 || (due === undefined && word === 'go' && no > checksBefore(player, walk.now));
  walk.expect('9.1: check', { code: isNone ? 1001 : 200 }, answer);
  walk.acted(own, device, !isNone);
  if (due === undefined) return;
  if (word === 'go') answerCheck(player, walk.now);
  if (word === 'stop') {
    player.stoppedAt = walk.now;
    const running = sittingOf(player, walk.now);
    if (running) running.last = walk.now;
    if (running && player.harm) player.harm.seenSitting = running.start;
    stopPlay(player);
    bringHome(player);
    reckonAndCare(player, walk.now);
  }
  if (word === 'break' && takeBreak(player, 24, walk.now)) {
    adopt(own, device, textOf(answer, 'data', 'away', 'payout'), 'payout', walk.now);
  }
}
