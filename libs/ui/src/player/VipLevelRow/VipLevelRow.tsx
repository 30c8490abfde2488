import type { Money } from '@kislap/domain';

import { VipBadge } from '../../art/vip/VipBadge';
import { row, title } from '../../patterns/List/List.css';
import { Text } from '../../primitives/Text/Text';
import { VipName } from '../VipHead/VipName';
import { LevelEnd } from './LevelEnd';
import { useLevelCaption } from './useLevelCaption';
import { end, item, line, words } from './VipLevelRow.css';
import type { VipLevelState } from './VipLevelState';

interface VipLevelRowProps {
  readonly level: number;
  /** What reaching it pays once. */
  readonly gift: Money;
  readonly state: VipLevelState;
}

/** A VIP level in the list of all: what it paid, pays now, or needs first. */
export function VipLevelRow({ level, gift, state }: VipLevelRowProps) {
  const caption = useLevelCaption(gift, state);
  return (
    <li className={item} data-state={state.type}>
      <div className={`${row({ media: 'picture' })} ${line}`}>
        <VipBadge level={level} size={52} />
        <span className={words}>
          <span className={title}>
            <VipName level={level} />
          </span>
          <Text as="span" size="cap" tone="muted" isTabular>
            {caption}
          </Text>
        </span>
        <span className={end}>
          <LevelEnd level={level} state={state} />
        </span>
      </div>
    </li>
  );
}
