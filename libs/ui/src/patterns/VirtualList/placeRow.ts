import { looseRow, row } from './VirtualList.css';

/** How a row of a list looks, beside those it stands between. */
export interface RowLook {
  readonly className?: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Its height is not that of what it draws alone: the element itself is measured. */
  readonly isLoose?: boolean;
}

/** Where a row stands, and how it looks there. */
export interface RowPlace {
  readonly index: number;
  readonly topPx: number;
  readonly heightPx: number;
  /** How many rows the list has. */
  readonly size: number;
  readonly look: RowLook | undefined;
}

/** What the element of a row is given. */
export function rowProps({ index, topPx, heightPx, size, look }: RowPlace) {
  const ofList = look !== undefined && {
    role: 'listitem',
    'aria-setsize': size,
    'aria-posinset': index + 1,
    'data-first': look.isFirst,
    'data-last': look.isLast,
  };
  return {
    className: `${look?.isLoose === true ? looseRow : row} ${look?.className ?? ''}`,
    style: {
      transform: `translateY(${Math.round(topPx)}px)`,
      height: look?.isLoose === true ? undefined : heightPx,
    },
    'data-row': index,
    ...ofList,
  };
}

/** Gives an element that React has drawn for one row the place of another, as React would. */
export function placeRow(element: HTMLElement, place: RowPlace): void {
  const { className, style, ...attributes } = rowProps(place);
  element.style.transform = style.transform;
  const height = style.height === undefined ? '' : `${style.height}px`;
  if (element.style.height !== height) element.style.height = height;
  if (element.className !== className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) {
    const written = String(value);
    if (element.getAttribute(name) !== written) element.setAttribute(name, written);
  }
}
