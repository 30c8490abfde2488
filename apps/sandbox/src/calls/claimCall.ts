import type * as v from 'valibot';
import type { ActivityType } from '../catalogue/activityType';
import type { Database } from '../database/Database';
import { Refusal } from '../kernel/Refusal';
import { checkActivityOn, isActivityOn } from '../rules/activityStates';
import type { Call, ContractPart, PlayerCallContext } from './Call';
import { playerCall } from './defineCall';

/**
 * A player's call that gives something of an activity. While the operator has switched that off it is refused, whatever else
 * is true of the player; an answer that was given before is still the answer to its key.
 *
 * @param activityOf the activity that is asked of
 */
export function claimCall<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  contract: ContractPart<Request, Response>,
  activityOf: ActivityType | ((request: v.InferOutput<Request>) => ActivityType),
  handle: (
    context: PlayerCallContext,
    request: v.InferOutput<Request>,
  ) => v.InferOutput<Response> | Promise<v.InferOutput<Response>>,
): Call {
  return playerCall(contract, (context, request) => {
    const activity = typeof activityOf === 'function' ? activityOf(request) : activityOf;
    const check = (transaction: Database) => checkActivityOn(transaction, activity);
    const checked: PlayerCallContext = {
      ...context,
      once: (schema, work, before) =>
        context.once(
          schema,
          async (transaction) => {
            await check(transaction);
            return await work(transaction);
          },
          before,
        ),
      onceLocked: (schema, work, before) =>
        context.onceLocked(
          schema,
          async (transaction, player) => {
            await check(transaction);
            return await work(transaction, player);
          },
          before,
        ),
      onceAsked: (schema, { ask, work, before }) =>
        context.onceAsked(schema, {
          ask: (transaction) => Promise.all([isActivityOn(transaction, activity), ask(transaction)]),
          work: (transaction, player, [isOn, answers]) => {
            if (!isOn) throw new Refusal('switchedOff');
            return work(transaction, player, answers);
          },
          before,
        }),
    };
    return handle(checked, request);
  });
}
