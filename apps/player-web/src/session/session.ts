import { deviceStorage } from '../storage/deviceStorage';
import { SessionStore } from './SessionStore';

/** The app's session. */
export const session = new SessionStore(deviceStorage);
