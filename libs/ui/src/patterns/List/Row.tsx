import type { ReactNode } from 'react';

import { caretRightBold } from '../../icons/glyphs/caretRightBold';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../Link';
import { caret, item, row } from './List.css';
import { RowContent } from './RowContent';
import type { RowContentProps } from './RowContent';

interface RowProps extends RowContentProps {
  readonly mediaSize?: 'icon' | 'picture';
  /** Where the row leads. A row leads somewhere, does something, or only tells. */
  readonly href?: string;
  readonly onPress?: () => void;
  /** A button at the end of a row that only tells: a row that is pressed as a whole has no second target. */
  readonly action?: ReactNode;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

/** One thing of a list: a place to go, an action, or a record. */
export function Row({ mediaSize, href, onPress, action, isInsideItem = false, ...content }: RowProps) {
  const className = row({
    media: content.media === undefined ? 'none' : (mediaSize ?? 'icon'),
    end: action === undefined ? 'none' : 'action',
  });
  const inside = <RowContent {...content} />;
  const arrow = (
    <span className={caret}>
      <Icon glyph={caretRightBold} size="xs" />
    </span>
  );
  const pressable =
    href !== undefined ? (
      <Link className={className} href={href}>
        {inside}
        {arrow}
      </Link>
    ) : onPress !== undefined ? (
      <button type="button" className={className} onClick={onPress}>
        {inside}
        {arrow}
      </button>
    ) : (
      <div className={className}>
        {inside}
        {action}
      </div>
    );
  return isInsideItem ? pressable : <li className={item}>{pressable}</li>;
}
