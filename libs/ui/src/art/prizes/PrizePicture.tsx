import { prizes } from './prizes';

/** What a prize is, in the order of its pictures. */
const order = ['coin', 'stack', 'basket', 'mystery', 'thanks', 'lantern', 'chest'] as const;

type PrizePictureProps = {
  kind: (typeof order)[number];
  /** Edge in px. */
  size?: 26 | 40 | 64 | 96;
};

/** The picture of a prize. Its amount or name stands next to it, so the picture is silent. */
export function PrizePicture({ kind, size = 40 }: PrizePictureProps) {
  return <img src={prizes[order.indexOf(kind)]} width={size} height={size} alt="" />;
}
