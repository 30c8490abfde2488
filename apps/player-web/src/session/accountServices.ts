import { pingOnline } from '@kislap/api';
import { deposits } from '../deposit/deposits';
import { appIdleWatch } from '../idle/appIdleWatch';
import { clearAccount } from './clearAccount';
import { OnlinePing } from './OnlinePing';
import { session } from './session';

const onlinePing = new OnlinePing({
  ping: pingOnline,
  token: session.token,
  userId: session.userId,
  isHidden: () => document.hidden,
});
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) onlinePing.seen();
});

/** What runs for a signed-in player. Its code is not needed for the first view, so it comes by itself. */
export const accountServices = {
  start(): void {
    onlinePing.start();
    appIdleWatch.start();
    deposits.resume();
  },
  stop(): void {
    onlinePing.stop();
    appIdleWatch.stop();
    deposits.stop();
  },
  forget: clearAccount,
} as const;
