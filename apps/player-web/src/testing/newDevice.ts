import { configureApi } from '@kislap/api';
import { appLocation } from '../navigation/appLocation';
import { session } from '../session/session';
import { forgetDevice } from './forgetDevice';

/** The files of a worker share one world: each begins on a new device, with nobody signed in and home before it. */
if (typeof window !== 'undefined') {
  configureApi({});
  session.signOut();
  forgetDevice();
  window.sessionStorage.clear();
  appLocation.go('/', { replace: true, state: undefined });
}
