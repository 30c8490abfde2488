import type { rgCheckCall } from '@kislap/api/contract';
import type * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { lookAtPlayer } from '../../rules/harm/harm';
import { playOn, stopPlaying } from '../../rules/limits/realityCheck';
import { excludePlayer } from '../../rules/limits/selfExclusion';
import { emptyWallets } from '../../rules/wallets/wallets';
import { actOnce } from './actOnce';

/**
 * Answers a reality check. To stop, or to rest for 24 hours, always works; to play on answers the check that is due and
 * no other.
 */
export async function answerRealityCheck(
  context: PlayerCallContext,
  { no, answer }: v.InferOutput<typeof rgCheckCall.request>,
) {
  const { operator, nowMs, device, ip } = context;
  const { failpoints, protection } = operator;
  return await actOnce(context, async (transaction, player, token) => {
    if (answer === 'go') {
      await playOn(transaction, player, { no, operator, nowMs });
      return undefined;
    }
    await stopPlaying(transaction, player, nowMs);
    await emptyWallets(transaction, { player, nowMs }, failpoints);
    if (answer === 'stop') {
      await lookAtPlayer(transaction, player.id, { nowMs, failpoints, awayAccess: protection.awayAccess });
      return undefined;
    }
    const asked = { kind: 'break', hours: 24 } as const;
    return await excludePlayer(transaction, player.id, { asked, nowMs, at: { device, ip }, token, operator });
  });
}
