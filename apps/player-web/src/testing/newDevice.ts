import { configureApi } from '@kislap/api';
import { appLocation } from '../navigation/appLocation';
import { session } from '../session/session';
import { forgetDevice } from './forgetDevice';

/** Test files of one worker share modules and storage: each starts signed out, at home, with nothing stored. */
if (typeof window !== 'undefined') {
  configureApi({});
  session.signOut();
  forgetDevice();
  window.sessionStorage.clear();
  appLocation.go('/', { replace: true, state: undefined });
}
