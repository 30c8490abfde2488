import type { Handlers } from '@kislap/api/testing';
import type { PageState } from '../navigation/pageState';
import type { DeviceStorage } from '../device/storage/createDeviceStorage';

/** The circumstances that a story shows a screen in. */
export interface ScreenSetup {
  /** Who looks at it; a player unless said otherwise, "away" one whose session only pays out. */
  readonly visitor?: 'guest' | 'player' | 'away';
  /** Its address; home unless said otherwise. */
  readonly at?: string;
  /** What the page before has told this one. */
  readonly state?: PageState;
  /**
   * What the operator does otherwise than answer questions in a good mood. Calls that change something are
   * answered by nobody unless they stand here: a story that makes one unannounced fails.
   */
  readonly operator?: Handlers;
  /** The device has no connection. */
  readonly isOffline?: true;
  /** Puts what an earlier visit has left on the device. */
  readonly remembered?: (device: DeviceStorage) => void;
}
