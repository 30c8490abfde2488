import { lazyComponent } from '../code/lazyComponent';
import { withWords } from '../code/withWords';

/** The envelope that floats over home; its code is fetched when a packet is open. */
export const latePacketButton = lazyComponent(
  withWords(() => import('./PacketButton').then(({ PacketButton }) => PacketButton)),
);
