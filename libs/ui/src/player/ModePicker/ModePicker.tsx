import { useText } from '@kislap/i18n';

import { PayMark } from '../../art/pay/PayMark';
import { Option, OptionGroup } from '../../patterns/OptionGroup/OptionGroup';
import { Badge } from '../../primitives/Badge/Badge';
import { hot, name as nameStyle } from './ModePicker.css';

interface ModePickerProps {
  /** The ways to pay, in order. */
  readonly modes: readonly { readonly code: string; readonly name: string; readonly isHot: boolean }[];
  /** Code of the chosen mode. */
  readonly value: string | undefined;
  /** The player chose the mode with this code. */
  readonly onChange: (code: string) => void;
}

/** The ways to deposit, side by side. A part of the next one always shows that there is more. */
export function ModePicker({ modes, value, onChange }: ModePickerProps) {
  const text = useText();
  return (
    <OptionGroup label={text('dep.mode')} layout="scroller" value={value} onChange={onChange}>
      {modes.map(({ code, name, isHot }) => (
        <Option key={code} value={code} look="tile">
          <PayMark mode={code} />
          <span className={nameStyle}>{name}</span>
          {isHot && (
            <span className={hot}>
              <Badge tone="accent" label={text('game.hot')} />
            </span>
          )}
        </Option>
      ))}
    </OptionGroup>
  );
}
