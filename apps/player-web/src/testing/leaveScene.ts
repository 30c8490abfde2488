import { forgetToasts } from '@kislap/ui/testing';
import { overlayStack } from '../overlays/overlayStack';
import { session } from '../session/session';
import { forgetAnswers } from './forgetAnswers';
import { forgetDevice } from './forgetDevice';
import { storyAddress } from './storyAddress';

/** Leaves nothing of a story behind for the next one. */
export async function leaveScene(): Promise<void> {
  // Before the session ends: what is still being asked is known by the keys that its end forgets.
  forgetAnswers();
  await overlayStack.clear();
  session.signOut();
  // What runs for players is stopped by code that comes by itself.
  await import('../session/accountServices');
  forgetAnswers();
  forgetToasts();
  forgetDevice();
  storyAddress.giveBack();
}
