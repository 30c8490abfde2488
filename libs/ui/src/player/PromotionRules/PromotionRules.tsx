import { formatManila, formatPeso } from '@kislap/domain';
import type { EpochSeconds, Money, Percent } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

import { Surface } from '../../primitives/Surface/Surface';
import { rule, rules as rulesStyle, term as termStyle, value as valueStyle } from './PromotionRules.css';

/** What the operator has said about a promotion. What was not said is not shown. */
export interface PromotionRuleFacts {
  /** Who may take part, in the operator's words. */
  readonly whoCanJoin?: string | undefined;
  /** What share of a deposit is given on top. */
  readonly ratePercent?: Percent | undefined;
  /** The smallest deposit that counts. */
  readonly minimum?: Money | undefined;
  /** The most that is given. */
  readonly maximum?: Money | undefined;
  /** How many times deposit and bonus must be played; without a deposit, what is given alone. */
  readonly turnover?: { readonly deposit?: number | undefined; readonly bonus: number } | undefined;
  /** Which games count, in the operator's words. */
  readonly games?: string | undefined;
  /** On how many days it was taken, of how many it may be. */
  readonly daysUsed?: { readonly used: number; readonly of: number } | undefined;
  /** When it ends. */
  readonly endsAt?: EpochSeconds | undefined;
}

/** One figure where deposit and bonus need the same. */
function turnoverWords({ deposit, bonus }: NonNullable<PromotionRuleFacts['turnover']>, text: TranslateText) {
  if (deposit === undefined) return text('promo.ruleTimesGift', { n: bonus });
  return deposit === bonus
    ? text('promo.ruleTimes', { n: bonus })
    : text('promo.ruleTimesBoth', { deposit, bonus });
}

/** The rules as lines of term and value, in the order a player asks for them. */
function ruleLines(facts: PromotionRuleFacts, text: TranslateText) {
  const { whoCanJoin, ratePercent, minimum, maximum, turnover, games, daysUsed, endsAt } = facts;
  return [
    { term: text('promo.ruleWho'), value: whoCanJoin },
    {
      term: text('promo.ruleBonus'),
      value: ratePercent === undefined ? undefined : text('promo.ruleRate', { rate: ratePercent }),
    },
    { term: text('promo.ruleMin'), value: minimum === undefined ? undefined : formatPeso(minimum) },
    { term: text('promo.ruleMax'), value: maximum === undefined ? undefined : formatPeso(maximum) },
    {
      term: text('promo.ruleUsed'),
      value: daysUsed && text('common.of', { have: daysUsed.used, need: daysUsed.of }),
    },
    {
      term: text('promo.ruleTurnover'),
      value: turnover && turnoverWords(turnover, text),
    },
    { term: text('promo.ruleGames'), value: games },
    {
      term: text('promo.ruleEnds'),
      value: endsAt === undefined ? undefined : formatManila(endsAt, 'minute'),
    },
  ];
}

/** The conditions of a promotion in a plain box: no small print, nothing behind the numbers. */
export function PromotionRules(facts: PromotionRuleFacts) {
  const text = useText();
  return (
    <Surface isFestive>
      <dl className={rulesStyle}>
        {ruleLines(facts, text).map(
          ({ term, value }) =>
            value !== undefined && (
              <div key={term} className={rule}>
                <dt className={termStyle}>{term}</dt>
                <dd className={valueStyle}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Surface>
  );
}
