import type { rgCheckCall } from '@kislap/api/contract';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { playOn, stopPlaying } from '../../rules/limits/realityCheck';
import { excludePlayer } from '../../rules/limits/selfExclusion';
import { emptyWallets } from '../../rules/wallets/wallets';
import { describeLimits } from './describeLimits';

/**
 * Answers a reality check. To stop, or to rest for 24 hours, always works; to play on answers the check that is due and
 * no other.
 */
export async function answerRealityCheck(
  context: PlayerCallContext,
  { no, answer }: v.InferOutput<typeof rgCheckCall.request>,
) {
  const { operator, session, nowMs, device, ip } = context;
  const { failpoints } = operator;
  let payout: string | undefined;
  await context.onceLocked(v.null(), async (transaction, player) => {
    if (answer === 'go') await playOn(transaction, player, { no, operator, nowMs });
    else {
      await stopPlaying(transaction, player, nowMs);
      await emptyWallets(transaction, { player, nowMs }, failpoints);
    }
    if (answer === 'break') {
      const asked = { kind: 'break', hours: 24 } as const;
      payout = await excludePlayer(transaction, player.id, { asked, nowMs, at: { device, ip }, operator });
    }
    return null;
  });
  const limits = await describeLimits(operator, session.player.id, nowMs);
  return { ...limits, away: limits.away && { ...limits.away, payout } };
}
