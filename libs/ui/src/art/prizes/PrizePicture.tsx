/// <reference types="vite/client" />

import prize1 from './prize-1.svg?no-inline';
import prize2 from './prize-2.svg?no-inline';
import prize3 from './prize-3.svg?no-inline';
import prize4 from './prize-4.svg?no-inline';
import prize5 from './prize-5.svg?no-inline';
import prize6 from './prize-6.svg?no-inline';
import prize7 from './prize-7.svg?no-inline';

/** Pictures of prizes: coin, stack, basket, mystery gift, sampaguita (thanks), lantern, chest. */
const prizes: readonly string[] = [prize1, prize2, prize3, prize4, prize5, prize6, prize7];

/** What a picture of a prize shows, in the order of the pictures. */
const order = ['coin', 'stack', 'basket', 'mystery', 'thanks', 'lantern', 'chest'] as const;

/** What a picture of a prize shows. */
export type PrizeArt = (typeof order)[number];

/** Address of the picture of a prize. */
export const prizeArt = (art: PrizeArt) => prizes[order.indexOf(art)];

type PrizePictureProps = {
  /** Which prize is drawn. */
  kind: PrizeArt;
  /** Edge in px. */
  size?: 26 | 30 | 36 | 40 | 56 | 64 | 96 | 120;
};

/** The picture of a prize. Its amount or name stands next to it, so the picture is silent. */
export function PrizePicture({ kind, size = 40 }: PrizePictureProps) {
  return <img src={prizeArt(kind)} width={size} height={size} alt="" />;
}
