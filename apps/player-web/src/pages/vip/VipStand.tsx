import { progressToNextLevel } from '@kislap/domain';
import { BarsToFill, VipHead } from '@kislap/ui';
import type { VipFacts } from './VipFacts';

/** The level as a fan, and how many bars there are to fill before the next. */
export function VipStand({ levels, standing }: VipFacts) {
  if (levels === undefined || standing === undefined) return <VipHead level={standing?.level} />;
  const progress = progressToNextLevel(levels, standing);
  return (
    <VipHead level={standing.level}>
      <BarsToFill count={progress?.barsToFill ?? 0} nextLevel={progress?.nextLevel} />
    </VipHead>
  );
}
