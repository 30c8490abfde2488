/**
 * The channel a player deposited through before; it stands first in its mode.
 *
 * @example
 * const lastUsed: PayHint = { methodId: 8, channelCode: 'my1', mode: 'maya' };
 * firstMode([{ code: 'gcash', isHot: false, offers: [] }], [lastUsed])?.code; // => 'gcash'
 */
export interface PayHint {
  readonly methodId: number;
  readonly channelCode: string;
  readonly mode: string;
}
