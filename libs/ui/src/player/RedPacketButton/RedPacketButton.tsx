import { useText } from '@kislap/i18n';

import { RedEnvelope } from '../../art/gifts/RedEnvelope';
import { floating, picture } from './RedPacketButton.css';

interface RedPacketButtonProps {
  readonly onPress: () => void;
}

/** The way to a red packet that can be opened now. The last child of what scrolls; not there without a packet. */
export function RedPacketButton({ onPress }: RedPacketButtonProps) {
  const text = useText();
  return (
    <button type="button" className={floating} aria-label={text('pkt.ready')} onClick={onPress}>
      <span className={picture}>
        <RedEnvelope />
      </span>
    </button>
  );
}
