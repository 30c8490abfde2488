import { skip } from './SkipLink.css';

interface SkipLinkProps {
  /** Moves the focus past what lies between. */
  readonly onPress: () => void;
  /** Where it leads: "Skip to the menu". */
  readonly children: string;
}

/** The first thing that Tab reaches. It is seen only while it has the focus. */
export function SkipLink({ onPress, children }: SkipLinkProps) {
  return (
    <button type="button" className={skip} onClick={onPress}>
      {children}
    </button>
  );
}
