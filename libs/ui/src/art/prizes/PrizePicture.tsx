import { prizeArt } from './prizeArt';
import type { PrizeArt } from './prizeArt';

type PrizePictureProps = {
  kind: PrizeArt;
  /** Edge in px. */
  size?: 26 | 30 | 40 | 56 | 64 | 96 | 120;
};

/** The picture of a prize. Its amount or name stands next to it, so the picture is silent. */
export function PrizePicture({ kind, size = 40 }: PrizePictureProps) {
  return <img src={prizeArt(kind)} width={size} height={size} alt="" />;
}
