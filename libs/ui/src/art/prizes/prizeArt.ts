import { prizes } from './prizes';

/** What a picture of a prize shows, in the order of the pictures. */
const order = ['coin', 'stack', 'basket', 'mystery', 'thanks', 'lantern', 'chest'] as const;

/** What a picture of a prize shows. */
export type PrizeArt = (typeof order)[number];

/** Address of the picture of a prize. */
export const prizeArt = (art: PrizeArt) => prizes[order.indexOf(art)];
