import type { PromotionStep } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';

/** The steps of the welcome bonus for their garland. The first one not used is the step that comes now. */
export function garlandSteps(steps: readonly PromotionStep[], text: TranslateText) {
  const now = steps.findIndex(({ isUsed }) => !isUsed);
  return steps.map(({ ratePercent, isUsed }, index) => ({
    rate: `${ratePercent}%`,
    word: isUsed ? text('dep.used') : index === now ? text('promo.now') : '',
    state: isUsed ? ('used' as const) : index === now ? ('now' as const) : ('next' as const),
  }));
}
