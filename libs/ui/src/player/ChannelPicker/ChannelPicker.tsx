import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { lockSimpleRegular } from '../../icons/actions';
import { Option, OptionGroup } from '../../patterns/OptionGroup/OptionGroup';
import { Badge } from '../../primitives/Badge/Badge';
import { Icon } from '../../primitives/Icon/Icon';
import { amountRange } from './amountRange';
import { line, name as nameStyle, range } from './ChannelPicker.css';

/** A channel as a card shows it. */
export interface ChannelCardFacts {
  readonly code: string;
  readonly name: string;
  /** Undefined when there is no smallest deposit. */
  readonly min: Money | undefined;
  /** Undefined when there is no largest deposit. */
  readonly max: Money | undefined;
  readonly isHot: boolean;
  /** Percent that every deposit through it earns. */
  readonly awardPercent?: number | undefined;
  /** Why it cannot be chosen, "From VIP 5". It then stands in place of the limits. */
  readonly lockedReason?: string | undefined;
}

interface ChannelPickerProps {
  /** What is chosen here: the name of the group, read aloud. */
  readonly label: string;
  /** The channels of the mode, in order. */
  readonly channels: readonly ChannelCardFacts[];
  /** Code of the chosen channel, or none yet. */
  readonly value: string | undefined;
  /** The player chose the channel with this code. */
  readonly onChange: (code: string) => void;
}

function ChannelCard({ channel }: { readonly channel: ChannelCardFacts }) {
  const text = useText();
  const { code, name, min, max, isHot, awardPercent = 0, lockedReason } = channel;
  const isLocked = lockedReason !== undefined;
  return (
    <Option value={code} look="card" isLocked={isLocked}>
      <span className={line}>
        <span className={nameStyle}>
          {name}
          {isHot && <Badge tone="accent" label={text('game.hot')} />}
        </span>
        {awardPercent > 0 && <Badge tone="money" label={`+${awardPercent}%`} />}
        {isLocked && <Icon glyph={lockSimpleRegular} size="xs" />}
      </span>
      <span className={range}>{lockedReason ?? amountRange(min, max)}</span>
    </Option>
  );
}

/** The channels of a mode with their limits. One that is locked says what would open it. */
export function ChannelPicker({ label, channels, value, onChange }: ChannelPickerProps) {
  return (
    <OptionGroup label={label} layout="cards" value={value} onChange={onChange}>
      {channels.map((channel) => (
        <ChannelCard key={channel.code} channel={channel} />
      ))}
    </OptionGroup>
  );
}
