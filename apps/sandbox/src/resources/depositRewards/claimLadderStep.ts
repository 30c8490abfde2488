import * as v from 'valibot';
import type { PlayerCallContext } from '../../http/CallContext';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { claimAnswer } from '../../rewards/claimAnswer';
import { ladderStanding } from './ladderStanding';
import { payStep } from './payStep';

/** Claims one step of today's ladder. */
export async function claimLadderStep(context: PlayerCallContext, { lv }: { readonly lv: number }) {
  const playerId = context.session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const steps = await ladderStanding(transaction, playerId, context.nowMs);
    const step = steps.find(({ level }) => level === lv);
    if (!step) throw new Refusal('notFound', { field: 'lv' });
    return await payStep(transaction, context, step);
  });
}
