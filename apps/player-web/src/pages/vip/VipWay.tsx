import type { VipLevel } from '@kislap/api';
import { formatWholePesos, progressToNextLevel } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Note, VipBars } from '@kislap/ui';
import type { VipFacts } from './VipFacts';

/** The two bars of the next level, and what keeps this one. On the highest level there are no bars. */
export function VipWay({ levels, standing }: VipFacts) {
  const text = useText();
  if (levels === undefined || standing === undefined) {
    return <VipBars deposits={undefined} turnover={undefined} />;
  }
  const progress = progressToNextLevel(levels, standing);
  const keep = keepWords(
    levels.find(({ level }) => level === standing.level),
    text,
  );
  if (progress === undefined) return keep === undefined ? null : <Note>{keep}</Note>;
  return <VipBars deposits={progress.deposit} turnover={progress.turnover} keep={keep} />;
}

function keepWords(own: VipLevel | undefined, text: TranslateText): string | undefined {
  if (own?.keepTurnover === undefined) return undefined;
  return text('vip.keep', { amount: `₱${formatWholePesos(own.keepTurnover)}` });
}
