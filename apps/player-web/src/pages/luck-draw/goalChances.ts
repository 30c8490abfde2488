import type { DrawSetup } from '@kislap/api';
import { addMoney, formatPeso, goalChance, zeroMoney } from '@kislap/domain';
import type { DrawRound, Money, Percent } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** How likely the goal is, told before a friend or a deposit is asked for. */
export type GoalChanceLine =
  /** As it stands: with the spins there are and the mysteries that wait to be opened. Not told when there is neither. */
  | { readonly type: 'now'; readonly spins: number; readonly chance: Percent }
  | { readonly type: 'oneMore'; readonly chance: Percent }
  /** What it takes until the goal is as likely as not. */
  | { readonly type: 'even'; readonly spins: number; readonly deposits: Money };

const EVEN = 50;
/** Further than anybody spins. */
const MOST_SPINS = 40;

/**
 * The chances of a round; none once it is over, nor when the odds are not published.
 *
 * @param waiting mysteries of the round that wait to be opened
 */
export function goalChances(
  { rules, prizes, mysteries }: DrawSetup,
  round: DrawRound | null,
  waiting: number,
): readonly GoalChanceLine[] {
  const isBegun = round !== null && round.state !== 'none';
  if (isBegun && round.state !== 'running') return [];
  const left = isBegun ? round.spinsLeft : 1;
  const { collected, goal } = isBegun ? round : { collected: zeroMoney, goal: rules.goal };
  const chanceWith = (count: number) =>
    goalChance({ wheel: prizes, mysteries, collected, goal, spins: count, waiting });
  const [chance, oneMore] = [chanceWith(left), chanceWith(left + 1)];
  if (chance === undefined || oneMore === undefined) return [];
  const even = spinsUntil((more) => chanceWith(left + more));
  return [
    ...(left + waiting > 0 ? [{ type: 'now', spins: left, chance } as const] : []),
    { type: 'oneMore', chance: oneMore },
    ...(even === undefined ? [] : [{ type: 'even', spins: even, deposits: costOf(even, rules) } as const]),
  ];
}

/** How many spins more make the goal as likely as not; nothing when it is already, or is never. */
function spinsUntil(chanceWith: (more: number) => Percent | undefined): number | undefined {
  for (let more = 0; more <= MOST_SPINS; more += 1) {
    const chance = chanceWith(more);
    if (chance === undefined) return undefined;
    if (chance >= EVEN) return more === 0 ? undefined : more;
  }
  return undefined;
}

function costOf(spins: number, { spinsPerDeposit, depositStep }: DrawSetup['rules']): Money {
  const deposits = Math.ceil(spins / Math.max(1, spinsPerDeposit));
  return Array.from({ length: deposits }, () => depositStep).reduce(addMoney, zeroMoney);
}

/** A chance in words. */
export function chanceText(line: GoalChanceLine, text: TranslateText): string {
  switch (line.type) {
    case 'now':
      return text('draw.chance', { n: line.spins, chance: percentText(line.chance, text) });
    case 'oneMore':
      return text('draw.oneMore', { chance: percentText(line.chance, text) });
    case 'even':
      return text('draw.even', { n: line.spins, amount: formatPeso(line.deposits) });
  }
}

const least = 0.01;
/** What is left of 100 times a float that should be whole. */
const noise = 1e-9;

/** At most two decimals, cut off and never rounded up: a chance is not made to look better than it is. */
function percentText(chance: number, text: TranslateText): string {
  if (chance > 0 && chance < least) return text('draw.chanceUnder', { percent: least });
  return `${Math.floor(chance * 100 + noise) / 100}%`;
}
