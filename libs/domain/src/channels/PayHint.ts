/** The channel a player deposited through before; it stands first in its mode. */
export interface PayHint {
  readonly methodId: number;
  readonly channelCode: string;
  readonly mode: string;
}
