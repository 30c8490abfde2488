import { session } from '../../session/session';
import { appAdPoints } from '../../tracking/appAdPoints';

/** Somebody has logged in by themselves: their session begins here. */
export function openSession({ token, userId }: { readonly token: string; readonly userId: number }): void {
  session.signIn({ token, userId });
  appAdPoints.loggedIn(userId);
}
