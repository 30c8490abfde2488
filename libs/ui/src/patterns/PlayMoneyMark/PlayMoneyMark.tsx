import { BESIDE_MODALS } from '../modal/besideModals';
import { mark } from './PlayMoneyMark.css';

interface PlayMoneyMarkProps {
  /** That the money is none: "Play money". */
  readonly children: string;
}

/** Says over every screen, and over all that opens on it, that what looks like money is none. */
export function PlayMoneyMark({ children }: PlayMoneyMarkProps) {
  return (
    <p className={mark} {...{ [BESIDE_MODALS]: '' }}>
      {children}
    </p>
  );
}
