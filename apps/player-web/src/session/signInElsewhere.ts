import { logInElsewhere, readTracking } from '@kislap/api';
import type { AccountElsewhere, SignedIn } from '@kislap/api';
import { appAdPoints } from '../tracking/appAdPoints';
import { launch } from '../tracking/launch';
import { session } from './session';

/**
 * Opens a session by an account elsewhere, with where its visitor came from; tells the step: a registration for
 * somebody new here, else a login.
 *
 * @throws AnswerError 1002 refused, 1007 suspended (`data.until`) | OfflineError | ContractError
 */
export async function signInElsewhere(account: AccountElsewhere): Promise<SignedIn> {
  const tracking = readTracking(launch.search());
  const { isNew, ...signedIn } = await logInElsewhere(account, { tracking });
  const { token, userId } = signedIn;
  session.signIn({ token, userId });
  if (isNew) appAdPoints.registered(userId);
  else appAdPoints.loggedIn(userId);
  return signedIn;
}
