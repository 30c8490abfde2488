import { useText } from '@kislap/i18n';

import { Button } from '../../primitives/Button/Button';
import type { RedPacketState } from './RedPacketState';

interface PacketActionProps {
  readonly state: RedPacketState;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The one thing to do with a red packet now. */
export function PacketAction({ state, onOpen, onClose }: PacketActionProps) {
  const text = useText();
  switch (state.type) {
    case 'closed':
    case 'opening':
      return (
        <Button isBlock isLoading={state.type === 'opening'} onClick={onOpen}>
          {text('pkt.open')}
        </Button>
      );
    case 'conditionMissing':
      return (
        <Button isBlock onClick={state.action.onPress}>
          {state.action.label}
        </Button>
      );
    case 'opened':
      return (
        <Button isBlock onClick={onClose}>
          {text('common.ok')}
        </Button>
      );
    case 'alreadyOpened':
    case 'allGone':
    case 'upcoming':
      return (
        <Button isBlock variant="tonal" onClick={onClose}>
          {text('common.close')}
        </Button>
      );
  }
}
