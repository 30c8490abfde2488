import { lazyScreen } from '../../navigation/lazy/lazyComponent';

/** The envelope that floats over home; its code is fetched when a packet is open. */
export const lazyPacketButton = lazyScreen(() =>
  import('./PacketButton').then(({ PacketButton }) => PacketButton),
);
