import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { RedEnvelope } from '../../art/gifts/RedEnvelope';
import { xBold } from '../../icons/glyphs/xBold';
import type { ModalState } from '../../patterns/modal';
import { BareOverlay } from '../../patterns/Overlay';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Money } from '../../primitives/Money/Money';
import { Text } from '../../primitives/Text/Text';
import { Countdown } from '../Countdown/Countdown';
import { PacketAction } from './PacketAction';
import { packetWords } from './packetWords';
import { actions, amount, bar, envelope, ground, next, scroller, stage, words } from './RedPacket.css';
import type { RedPacketState } from './RedPacketState';

interface RedPacketProps extends ModalState {
  readonly state: RedPacketState;
  /** When the operator opens the next one, where that is known. */
  readonly nextAt?: EpochSeconds;
  /** The clock of the countdown, where another one than the device's is meant. */
  readonly now?: () => EpochSeconds;
  readonly onOpen: () => void;
}

function Opening({ at, now }: { readonly at: EpochSeconds; readonly now?: () => EpochSeconds }) {
  const text = useText();
  return (
    <Text size="sm" tone="muted">
      <Countdown
        until={at}
        endedText={text('pkt.opensNow')}
        sentence={(time) => text('pkt.opensIn', { time })}
        {...(now !== undefined && { now })}
      />
    </Text>
  );
}

function Said({ state }: Pick<RedPacketProps, 'state'>) {
  const text = useText();
  const said = packetWords(state, text);
  return (
    <div className={words} role="status">
      {state.type === 'opened' && (
        <span className={amount} aria-hidden>
          <Money amount={state.amount} sign="always" />
        </span>
      )}
      <Text size="head" tone="default">
        {said.title}
      </Text>
      {said.text !== undefined && (
        <Text size="sm" tone="muted">
          {said.text}
        </Text>
      )}
    </div>
  );
}

/**
 * A red packet over the whole screen: closed, opening, opened with its amount, opened before, all gone, not yet for
 * this player, or still to come. Whatever changes is said politely; the way out is there from the first frame.
 */
export function RedPacket({ state, nextAt, now, onOpen, ...modal }: RedPacketProps) {
  const text = useText();
  const close = () => modal.onDismiss('closeButton');
  const opensAt = state.type === 'upcoming' ? state.opensAt : nextAt;
  const isOpen = state.type === 'opened' || state.type === 'alreadyOpened';
  return (
    <BareOverlay {...modal} title={text('pkt.title')}>
      <div className={scroller}>
        <div className={ground}>
          <div className={bar}>
            <IconButton glyph={xBold} label={text('common.close')} onClick={close} />
          </div>
          <div className={stage}>
            <div className={envelope}>
              <RedEnvelope isOpen={isOpen} />
            </div>
            <Said state={state} />
            <div className={next}>
              {opensAt !== undefined && <Opening at={opensAt} {...(now !== undefined && { now })} />}
            </div>
          </div>
          <div className={actions}>
            <PacketAction state={state} onOpen={onOpen} onClose={close} />
          </div>
        </div>
      </div>
    </BareOverlay>
  );
}
