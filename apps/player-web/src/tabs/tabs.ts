import { newIdempotencyKey } from '@kislap/api';
import { createDeviceStorage } from '../storage/createDeviceStorage';
import { deviceStorage } from '../storage/deviceStorage';
import { runningBuild } from '../updates/runningBuild';
import { TabChannel } from './TabChannel';

/** The other tabs of the app. While developing, each tab (and each story) is alone. */
export const tabs = openTabs();

function openTabs(): TabChannel {
  const name = newIdempotencyKey();
  if (runningBuild(document) === undefined) {
    return new TabChannel(undefined, createDeviceStorage(undefined, undefined), name);
  }
  const hasChannels = typeof BroadcastChannel === 'function';
  return new TabChannel(hasChannels ? new BroadcastChannel('kislap') : undefined, deviceStorage, name);
}
