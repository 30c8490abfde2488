import { formatWholePesos, type Locale } from '@kislap/domain';
import { luckDraw } from '../catalogue/luckDraw';

const { rules, mysteries, turnoverTimes } = luckDraw;
const pesos = (amount: typeof rules.goal) => `₱${formatWholePesos(amount)}`;
const goal = pesos(rules.goal);
const step = pesos(rules.depositStep);
const held = mysteries.map(pesos).join(', ');

const english = [
  `A round has a goal of ${goal} and runs for ${rules.days} days. What you spin is added to it, never past it.`,
  `Once the goal is reached you can withdraw it to your balance. It has to be bet ${turnoverTimes} time before a withdrawal.`,
  `A round that ends before its goal is reached pays nothing.`,
  `Spins: 1 when a round starts, ${rules.spinsPerFriend} for every friend you invite who registers with a verified phone number, ${rules.spinsPerDeposit} for every ${step} deposited during the round.`,
  `The odds are the same for every spin and every player. A mystery holds one of ${held}, each equally likely, and is opened while the round runs.`,
];

const tagalog = [
  `May goal na ${goal} ang bawat round at tumatagal ito nang ${rules.days} araw. Idinadagdag dito ang napapanalunan mo sa ikot, pero hindi lalampas sa goal.`,
  `Kapag naabot ang goal, puwede mo itong ilipat sa balanse. Kailangan itong itaya nang ${turnoverTimes} beses bago makapag-withdraw.`,
  `Walang ibabayad kung matapos ang round nang hindi naaabot ang goal.`,
  `Mga ikot: 1 sa simula ng round, ${rules.spinsPerFriend} sa bawat inimbitahang kaibigan na mag-register gamit ang verified na numero, ${rules.spinsPerDeposit} sa bawat ${step} na idineposit habang tumatakbo ang round.`,
  `Pareho ang tsansa sa bawat ikot at sa bawat player. Isa sa ${held} ang laman ng mystery prize, pare-pareho ang tsansa, at binubuksan habang tumatakbo ang round.`,
];

/** The rules of the draw as plain text, with its real numbers. */
export function drawRulesText(locale: Locale): string {
  return (locale === 'tag' ? tagalog : english).join('\n');
}
