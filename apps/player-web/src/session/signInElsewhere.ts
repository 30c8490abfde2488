import { logInWithProvider, readTracking } from '@kislap/api';
import type { ProviderAccount, SignedIn } from '@kislap/api';
import { appAdPoints } from './attribution/appAdPoints';
import { launch } from './attribution/launch';
import { deviceId } from './deviceId';
import { session } from './session';

/**
 * Opens a session by an account elsewhere, with where its visitor came from; tells the step: a registration for
 * somebody new here, else a login.
 *
 * @throws AnswerError 1002 refused, 1007 suspended (`data.until`) | OfflineError | ContractError
 */
export async function signInElsewhere(account: ProviderAccount): Promise<SignedIn> {
  const tracking = readTracking(launch.search());
  const { isNew, ...signedIn } = await logInWithProvider(account, { tracking, deviceId: deviceId() });
  const { token, userId } = signedIn;
  session.signIn({ token, userId });
  if (isNew) appAdPoints.registered(userId);
  else appAdPoints.loggedIn(userId);
  return signedIn;
}
