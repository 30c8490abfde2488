import type { Ref } from 'react';

import { text } from '../Text/Text.css';
import type { Closed } from '../elementProps';

type HeadingSize = 'titleSm' | 'title' | 'head' | 'display';

type HeadingProps = Closed<'h1', 'ref'> & {
  /** Place in the outline: one `1` per screen. */
  level: 1 | 2 | 3;
  /** How it looks, which is a separate question from its place in the outline. */
  size?: HeadingSize;
  /** Lets a route change or an opening dialog put the focus here. */
  isFocusTarget?: boolean;
  /** The element, for moving the focus to it. */
  ref?: Ref<HTMLHeadingElement>;
};

const sizeByLevel = { 1: 'head', 2: 'title', 3: 'titleSm' } as const satisfies Record<number, HeadingSize>;

/** A title of the page's outline. */
export function Heading({ level, size, isFocusTarget = false, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      {...(isFocusTarget && { tabIndex: -1 })}
      className={text({ size: size ?? sizeByLevel[level] })}
    />
  );
}
