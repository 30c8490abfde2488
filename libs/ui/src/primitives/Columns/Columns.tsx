import type { LayoutProps } from '../elementProps';
import { columns, near } from './Columns.css';

interface ColumnsProps extends LayoutProps {
  /** The distance between them: of the sections of a page, or of cards and lists that belong together. */
  readonly gap?: 4 | 6;
}

/** Children under each other, and two beside each other on a wide screen. */
export function Columns({ gap = 6, ...rest }: ColumnsProps) {
  return <div {...rest} className={gap === 4 ? near : columns} />;
}
