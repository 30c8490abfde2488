import { checkCircleFill, clockFill, minusCircleFill } from '../../icons/actions';
import { xCircleFill } from '../../icons/games';
import { Icon } from '../Icon/Icon';
import { statusTag } from './StatusTag.css';

const glyphs = {
  pending: clockFill,
  complete: checkCircleFill,
  failed: xCircleFill,
  neutral: minusCircleFill,
} as const;

type StatusTagProps = {
  /** Which state is named; says colour and drawing. */
  status: keyof typeof glyphs;
  /** The word; colour and icon only repeat it. */
  label: string;
};

/** Where a deposit, a withdrawal or a reward stands. */
export function StatusTag({ status, label }: StatusTagProps) {
  return (
    <span className={statusTag({ status })}>
      <Icon glyph={glyphs[status]} size="xs" />
      {label}
    </span>
  );
}
