import { useText } from '@kislap/i18n';

import { lockSimpleRegular } from '../../icons/glyphs/lockSimpleRegular';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import type { VipLevelState } from './VipLevelState';
import { lock } from './VipLevelRow.css';

interface LevelEndProps {
  readonly level: number;
  readonly state: VipLevelState;
}

/** The end of a level's row: received, to receive, or locked. */
export function LevelEnd({ level, state }: LevelEndProps) {
  const text = useText();
  switch (state.type) {
    case 'received':
      return <StatusTag status="complete" label={text('reward.received')} />;
    case 'ready':
      return (
        <Button
          size="sm"
          isLoading={state.isReceiving ?? false}
          onClick={state.onReceive}
          aria-label={text('vip.receiveOf', { level })}
        >
          {text('vip.receive')}
        </Button>
      );
    case 'locked':
      return (
        <span className={lock}>
          <Icon glyph={lockSimpleRegular} size="sm" label={text('vip.locked')} />
        </span>
      );
  }
}
