import type { ReactNode } from 'react';

import {
  body,
  detail as detailStyle,
  line,
  media as mediaStyle,
  meter as meterStyle,
  second,
  title as titleStyle,
  value as valueStyle,
} from './List.css';

/** What a row shows: up to two lines, each with a start and an end. */
export interface RowContentProps {
  /** An icon of 24 px or a picture of 40 px. */
  readonly media?: ReactNode;
  readonly title: ReactNode;
  /** End of the first line: an amount, a count, a status. */
  readonly value?: ReactNode;
  /** A bar between the two lines. */
  readonly meter?: ReactNode;
  readonly caption?: ReactNode;
  /** End of the second line: a time. */
  readonly detail?: ReactNode;
}

/** The inside of a row, the same whether the row can be pressed or not. */
export function RowContent({ media, title, value, meter, caption, detail }: RowContentProps) {
  const hasSecondLine = caption !== undefined || detail !== undefined;
  return (
    <>
      {media !== undefined && <span className={mediaStyle}>{media}</span>}
      <span className={body}>
        <span className={line}>
          <span className={titleStyle}>{title}</span>
          {value !== undefined && <span className={valueStyle}>{value}</span>}
        </span>
        {meter !== undefined && <span className={meterStyle}>{meter}</span>}
        {hasSecondLine && (
          <span className={second}>
            <span>{caption}</span>
            <span className={detailStyle}>{detail}</span>
          </span>
        )}
      </span>
    </>
  );
}
