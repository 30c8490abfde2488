import { clearToasts } from '@kislap/ui/testing';
import { overlayStack } from '../navigation/overlays/overlayStack';
import { session } from '../session/session';
import { answerCache } from '../session/answerCache';
import { forgetDevice } from './forgetDevice';
import { storyAddress } from './storyAddress';

/** Leaves nothing of a story behind for the next one. */
export async function leaveScene(): Promise<void> {
  await overlayStack.clear();
  session.signOut();
  // What runs for players is stopped by code that comes by itself.
  await import('../start/session/accountServices');
  answerCache.clear();
  clearToasts();
  forgetDevice();
  storyAddress.giveBack();
}
