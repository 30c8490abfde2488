import { SessionEnded } from '../../http/SessionEnded';
import { openPayMethods } from '../../closures/openPayMethods';
import { listPayHints } from '../../deposits/listPayHints';
import type { PlayerCallContext } from '../../http/CallContext';
import { describeMethod } from './describeMethod';

/** All payment methods, unfiltered, and the channels the player used last, newest first. */
export async function listMethods(
  { operator, session }: PlayerCallContext,
  { u: userId }: { readonly u: number },
) {
  if (userId !== session.player.id) throw new SessionEnded();
  const methods = await openPayMethods(operator.database);
  const hints = await listPayHints(operator.database, userId);
  return {
    data: methods.map(describeMethod),
    userChnl: hints.map(({ methodId, channelCode, mode }) => ({
      payid: methodId,
      paychnl: channelCode,
      paytype: mode,
    })),
  };
}
