import { payMarks } from './payMarks';

type PayMarkProps = {
  /** Mode code of the payment, such as `gcash`. */
  mode: string;
  /** Edge in px: 36 on a mode, 28 on a channel. */
  size?: 28 | 36 | 40;
};

/** The mark of a way to pay. Its name stands next to it, so the picture is silent. */
export function PayMark({ mode, size = 36 }: PayMarkProps) {
  return <img src={payMarks[mode] ?? payMarks['banktransfer']} width={size} height={size} alt="" />;
}
