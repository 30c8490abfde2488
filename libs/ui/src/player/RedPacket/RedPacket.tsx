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
import { wonSize } from '../GiftDialog/wonSize';
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

type OpeningProps = Pick<RedPacketProps, 'state' | 'nextAt' | 'now'>;

/** When a packet opens: this one, or the next after one that is done. */
function Opening({ state, nextAt, now }: OpeningProps) {
  const text = useText();
  const isThisOne = state.type === 'upcoming';
  const at = isThisOne ? state.opensAt : nextAt;
  if (at === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      <Countdown
        until={at}
        endedText={text(isThisOne ? 'pkt.opensNow' : 'pkt.nextNow')}
        sentence={(time) => text(isThisOne ? 'pkt.opensIn' : 'pkt.nextIn', { time })}
        {...(now !== undefined && { now })}
      />
    </Text>
  );
}

const sizes = { large: 'amtXl', medium: 'amtLg', small: 'amt' } as const;

function Said({ state }: Pick<RedPacketProps, 'state'>) {
  const text = useText();
  const said = packetWords(state, text);
  return (
    <div className={words} role="status">
      {state.type === 'opened' && (
        <span className={amount} aria-hidden>
          <Money amount={state.amount} size={sizes[wonSize(state.amount)]} tone="money" sign="always" />
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
              <Opening
                state={state}
                {...(nextAt !== undefined && { nextAt })}
                {...(now !== undefined && { now })}
              />
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
