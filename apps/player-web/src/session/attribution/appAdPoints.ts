import { newIdempotencyKey, readTracking, tellAdPoint } from '@kislap/api';
import { session } from '../session';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { AdPoints } from './AdPoints';
import { launch } from './launch';

/** The app's own. */
export const appAdPoints = new AdPoints({
  storage: deviceStorage,
  userId: session.userId,
  hasAgreed: async () => await (await import('./hasMarketingConsent')).hasMarketingConsent(),
  newName: newIdempotencyKey,
  tell: (point) => void tellAdPoint(point, readTracking(launch.search())),
});
