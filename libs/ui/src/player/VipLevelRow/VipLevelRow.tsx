import { formatPeso, moneyFromPeso, scoreFromMoney, zeroMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

import { VipBadge } from '../../art/vip/VipBadge';
import { lockSimpleRegular } from '../../icons/actions';
import { row, title } from '../../patterns/List/List.css';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Text } from '../../primitives/Text/Text';
import { VipName } from '../VipHead/VipName';
import { end, item, line, lock, words } from './VipLevelRow.css';

/** Where a player stands with the gift of a VIP level. */
export type VipLevelState =
  | { readonly type: 'received' }
  | {
      readonly type: 'ready';
      readonly onReceive: () => void;
      readonly isReceiving?: boolean;
      /** What has to be bet before it can be withdrawn; nothing where that is not known beforehand. */
      readonly toBet?: Money | undefined;
    }
  | {
      readonly type: 'locked';
      /** What it takes; missing for a level that is given by invitation. */
      readonly needed?: { readonly deposits: Money; readonly turnover: Money } | undefined;
      /** What is still missing; said in place of what it takes, for the level that comes next. */
      readonly missing?: { readonly deposits: Money; readonly turnover: Money } | undefined;
    };

interface VipLevelRowProps {
  /** From 0. */
  readonly level: number;
  /** What reaching it pays once. */
  readonly gift: Money;
  /** Whether its gift can be claimed, was, or is still locked. */
  readonly state: VipLevelState;
}

/** A VIP level in the list of all: what it paid, pays now, or needs first. */
export function VipLevelRow({ level, gift, state }: VipLevelRowProps) {
  const text = useText();
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
          {state.type === 'ready' && state.toBet !== undefined && state.toBet > zeroMoney && (
            <Text as="span" size="cap" tone="muted" isTabular>
              {text('gifts.toBet', { amount: formatPeso(state.toBet) })}
            </Text>
          )}
        </span>
        <span className={end}>
          <LevelEnd level={level} state={state} />
        </span>
      </div>
    </li>
  );
}

interface LevelEndProps {
  readonly level: number;
  readonly state: VipLevelState;
}

/** The end of a level's row: received, to receive, or locked. */
function LevelEnd({ level, state }: LevelEndProps) {
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

interface Missing {
  readonly deposits: Money;
  readonly turnover: Money;
}

/** The line under a level's name: its gift, or what it takes or still lacks to get there. */
function useLevelCaption(gift: Money, state: VipLevelState): string {
  const text = useText();
  if (state.type !== 'locked') return text('vip.giftOf', { amount: formatPeso(gift) });
  if (state.missing !== undefined) return missingWords(state.missing, text);
  if (state.needed === undefined) return text('vip.byInvitation');
  return text('vip.needed', {
    deposits: shortPeso(state.needed.deposits),
    turnover: shortPeso(state.needed.turnover),
  });
}

/** What has come in full is not named. */
function missingWords(missing: Missing, text: TranslateText): string {
  const amounts = {
    deposits: shortPeso(wholePesosUp(missing.deposits)),
    turnover: shortPeso(wholePesosUp(missing.turnover)),
  };
  if (missing.turnover <= zeroMoney) return text('vip.missing.deposits', amounts);
  if (missing.deposits <= zeroMoney) return text('vip.missing.turnover', amounts);
  return text('vip.missing.both', amounts);
}

/** Millions as short as they can truthfully be, so that a level keeps to one line: ₱1.2M, ₱15M, and ₱1,234,567. */
function shortPeso(amount: Money): string {
  const whole = formatPeso(amount, 'whole');
  const digits = whole.replace(/\D/g, '');
  if (digits.length < 7 || !digits.endsWith('0000')) return whole;
  return `₱${Number(digits) / 1_000_000}M`;
}

/** What is missing is never told as less than it is. */
const wholePesosUp = (amount: Money) =>
  moneyFromPeso(Math.ceil(scoreFromMoney(amount) / scoreFromMoney(moneyFromPeso(1))));
