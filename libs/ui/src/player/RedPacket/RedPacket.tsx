import { formatMoney, formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

import { RedEnvelope } from '../../art/gifts/RedEnvelope';
import { receiptRegular, xBold } from '../../icons/actions';
import type { ModalState } from '../../patterns/modal/Modal';
import { BareOverlay } from '../../patterns/Overlay/Overlay';
import { Button } from '../../primitives/Button/Button';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Money } from '../../primitives/Money/Money';
import { wonSize } from '../../primitives/Money/moneyParts';
import { Stack } from '../../primitives/Stack/Stack';
import { Text } from '../../primitives/Text/Text';
import { Countdown } from '../Countdown/Countdown';
import { actions, amount, bar, envelope, ground, next, scroller, stage, words } from './RedPacket.css';

/** Where a player stands with a red packet. */
export type RedPacketState =
  | { readonly type: 'closed' | 'opening' | 'alreadyOpened' | 'allGone' }
  | {
      readonly type: 'opened';
      readonly amount: MoneyAmount;
      /** What it adds to the turnover, with which it stays locked. */
      readonly turnoverAdded?: MoneyAmount | undefined;
      /** Leads to its receipt. */
      readonly onReceipt?: (() => void) | undefined;
    }
  | {
      readonly type: 'conditionMissing';
      /** What is missing: "Deposit ₱50.00 more today". */
      readonly reason: string;
      readonly action: { readonly label: string; readonly onPress: () => void };
    }
  | { readonly type: 'upcoming'; readonly opensAt: EpochSeconds };

interface RedPacketProps extends ModalState {
  /** Whether it is closed, opening or open, or why it cannot be opened. */
  readonly state: RedPacketState;
  /** When the operator opens the next one, where that is known. */
  readonly nextAt?: EpochSeconds;
  /** The clock of the countdown, where another one than the device's is meant. */
  readonly now?: () => EpochSeconds;
  /** The player opens it. */
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
  const said = packetMessages(state, text);
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

interface PacketActionProps {
  readonly state: RedPacketState;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The one thing to do with a red packet now. */
function PacketAction({ state, onOpen, onClose }: PacketActionProps) {
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
        <Stack gap={2}>
          <Button isBlock onClick={onClose}>
            {text('common.ok')}
          </Button>
          {state.onReceipt !== undefined && (
            <Button variant="text" isBlock glyph={receiptRegular} onClick={state.onReceipt}>
              {text('receipt.title')}
            </Button>
          )}
        </Stack>
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

interface PacketMessages {
  readonly title: string;
  readonly text?: string;
}

/** What is said of a red packet in each of its states. */
function whereItLies(
  { turnoverAdded }: { turnoverAdded?: MoneyAmount | undefined },
  text: TranslateText,
): string {
  return turnoverAdded !== undefined && turnoverAdded > zeroMoney
    ? text('gift.toBet', { amount: formatPeso(turnoverAdded) })
    : text('gift.inBalance');
}

function packetMessages(state: RedPacketState, text: TranslateText): PacketMessages {
  switch (state.type) {
    case 'closed':
      return { title: text('pkt.ready'), text: text('pkt.fair') };
    case 'opening':
      return { title: text('pkt.opening'), text: text('pkt.fair') };
    case 'opened':
      return { title: text('pkt.got', { x: formatMoney(state.amount) }), text: whereItLies(state, text) };
    case 'alreadyOpened':
      return { title: text('pkt.already') };
    case 'allGone':
      return { title: text('pkt.gone'), text: text('pkt.goneWhy') };
    case 'conditionMissing':
      return { title: text('pkt.notYet'), text: state.reason };
    case 'upcoming':
      return { title: text('pkt.next') };
  }
}
