import { type Player, sumOf, type Task, type Units, unitsOf } from './Player';
import { day } from './time';

/** protection.md 1 and 8. */
const bonusTimes = 5;
const bonusDays = 14;
const bonusMaxStake = unitsOf(500);

const isOfPot = ({ kind }: Task) => kind !== 'deposit';
const isLeft = ({ need, done }: Task) => done < need;

/** What is still to be bet. */
export const leftToBet = (player: Player): Units => sumOf(player.tasks, ({ need, done }) => need - done);

/** Own money that was paid in, which has to be bet once. */
export function addOwn(player: Player, amount: Units): void {
  player.own += amount;
  player.tasks.push({ kind: 'deposit', need: amount, done: 0 });
}

/** A bonus of a deposit. */
export function addBonus(player: Player, amount: Units, now: number): void {
  if (amount === 0) return;
  player.bonus += amount;
  const terms = { maxStake: bonusMaxStake, ends: now + bonusDays * day };
  player.tasks.push({ kind: 'bonus', need: amount * bonusTimes, done: 0, ...terms });
}

/** A reward with turnover. */
export function addGift(player: Player, amount: Units, need: Units): void {
  if (need === 0) {
    player.own += amount;
    return;
  }
  player.bonus += amount;
  player.tasks.push({ kind: 'event', need, done: 0 });
}

/** Voids the pot and its tasks. */
export function voidPot(player: Player): void {
  player.bonus = 0;
  player.tasks = player.tasks.filter((task) => !isOfPot(task));
}

/** Whether a stake is above the highest under a deposit bonus. */
export const isAboveHighest = (player: Player, stake: Units): boolean =>
  player.tasks.some((task) => isLeft(task) && task.maxStake !== undefined && stake > task.maxStake);

/** Takes a stake, own money first, and gives the win back as it was taken; then what it counts for. */
export function bookRound(player: Player, stake: Units, win: Units): void {
  const own = Math.min(stake, player.own);
  const bonus = stake - own;
  const bonusWin = Number((BigInt(win) * BigInt(bonus)) / BigInt(stake));
  player.own += win - bonusWin - own;
  player.bonus += bonusWin - bonus;
  countStake(player, stake);
}

/** What is own goes to a studio's wallet, to be played with. */
export function fillWallet(player: Player): void {
  player.wallet += player.own;
  player.own = 0;
}

/** The same from a studio's wallet, which holds own money alone. */
export function bookAtStudio(player: Player, stake: Units, win: Units): void {
  player.wallet += win - stake;
  countStake(player, stake);
}

function countStake(player: Player, stake: Units): void {
  let left = stake;
  for (const task of player.tasks) {
    const counted = Math.min(left, task.need - task.done);
    task.done += counted;
    left -= counted;
  }
  settlePot(player);
}

/** All met: the pot becomes own. Nothing in it: the tasks are void. */
function settlePot(player: Player): void {
  const tasks = player.tasks.filter(isOfPot);
  if (tasks.length > 0 && !tasks.some(isLeft)) player.own += player.bonus;
  if (player.bonus === 0 || !tasks.some(isLeft)) voidPot(player);
  player.tasks = player.tasks.filter(isLeft);
}

/** When the pot goes: at the end of the last of its bonuses; a reward alone has no end. */
export function potEnd(player: Player): number | undefined {
  const tasks = player.tasks.filter((task) => isOfPot(task) && isLeft(task));
  const ends = tasks.flatMap(({ ends: end }) => (end === undefined ? [] : [end]));
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** A break freezes the bonus: its end moves along. */
export function movePotEnd(player: Player, seconds: number): void {
  for (const task of player.tasks) if (task.ends !== undefined) task.ends += seconds;
}
