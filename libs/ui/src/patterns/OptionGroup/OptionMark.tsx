import { checkBold } from '../../icons/glyphs/checkBold';
import { Icon } from '../../primitives/Icon/Icon';
import { mark } from './OptionMark.css';

interface OptionMarkProps {
  readonly tone?: 'accent' | 'grave';
}

/** The ring of an option, with a check in it when it is the chosen one. It says nothing by itself. */
export function OptionMark({ tone = 'accent' }: OptionMarkProps) {
  return (
    <span className={mark({ tone })}>
      <Icon glyph={checkBold} size="xs" />
    </span>
  );
}
