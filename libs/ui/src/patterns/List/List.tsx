import type { ReactNode } from 'react';

import { Link } from '../Link/Link';
import {
  besideValue,
  caption as captionStyle,
  detail as detailStyle,
  item,
  leading,
  list,
  media as mediaStyle,
  meter as meterStyle,
  row,
  title as titleStyle,
  twoLines,
  value as valueStyle,
  words,
} from './List.css';

interface ListProps {
  /** Spoken name, where no heading stands above the list. */
  readonly label?: string;
  /** Its rows. */
  readonly children: ReactNode;
}

/** Rows of one kind on one surface. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps extends RowContentProps {
  /** Room for what stands before the words: 24 px or 40 px. */
  readonly mediaSize?: 'icon' | 'picture';
  /** Where the row leads. A row leads somewhere, does something, or only tells. */
  readonly href?: string;
  /** What pressing it does; without it, nothing can be pressed. */
  readonly onPress?: () => void;
  /** A button at the end of a row that only tells: a row that is pressed as a whole has no second target. */
  readonly action?: ReactNode;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

/** One thing of a list: a place to go, an action, or a record. */
export function Row({ mediaSize, href, onPress, action, isInsideItem = false, ...content }: RowProps) {
  const className = row({
    media: content.media === undefined && content.picture === undefined ? 'none' : (mediaSize ?? 'icon'),
    end: action === undefined ? 'none' : 'action',
  });
  const inside = <RowContent {...content} />;
  const pressable =
    href !== undefined ? (
      <Link className={`${className} ${leading}`} href={href}>
        {inside}
      </Link>
    ) : onPress !== undefined ? (
      <button type="button" className={`${className} ${leading}`} onClick={onPress}>
        {inside}
      </button>
    ) : (
      <div className={className}>
        {inside}
        {action}
      </div>
    );
  return isInsideItem ? pressable : <li className={item}>{pressable}</li>;
}

/** What a row shows: up to two lines, each with a start and an end. */
export interface RowContentProps {
  /** An icon of 24 px or a picture of 40 px. */
  readonly media?: ReactNode;
  /** In place of `media`: one element that keeps its own size. */
  readonly picture?: ReactNode;
  /** The first line. */
  readonly title: ReactNode;
  /** End of the first line: an amount, a count, a status. */
  readonly value?: ReactNode;
  /** In place of `value`: one element with its own look. */
  readonly amount?: ReactNode;
  /** A bar between the two lines. */
  readonly meter?: ReactNode;
  /** The second line. */
  readonly caption?: ReactNode;
  /** End of the second line: a time. */
  readonly detail?: ReactNode;
}

/** The inside of a row, the same whether the row can be pressed or not. */
export function RowContent(props: RowContentProps) {
  const { media, picture, title, value, amount, meter, caption, detail } = props;
  const hasEnd = value !== undefined || amount !== undefined;
  const hasSecondLine = caption !== undefined || detail !== undefined;
  return (
    <>
      {media !== undefined && <span className={mediaStyle}>{media}</span>}
      {picture}
      <span className={hasSecondLine ? twoLines : words}>
        <span className={hasEnd ? besideValue : titleStyle}>{title}</span>
        {value !== undefined && <span className={valueStyle}>{value}</span>}
        {amount}
        {meter !== undefined && <span className={meterStyle}>{meter}</span>}
        {hasSecondLine && <span className={captionStyle}>{caption}</span>}
        {detail !== undefined && <span className={detailStyle}>{detail}</span>}
      </span>
    </>
  );
}
