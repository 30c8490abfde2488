import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { session } from '../database/tables/session';
import { checkInvariants } from '../ledger/checkInvariants';
import type { Control } from './Control';
import { creditPlayer } from './creditPlayer';
import { defineControl } from './defineControl';
import { giveBets } from './giveBets';
import { openTestSession } from './openTestSession';
import { readSmsCode } from './readSmsCode';
import { resetSandbox } from './resetSandbox';
import { noteFields, sendNote } from './sendNote';
import { reviewFields, reviewIdentity } from './reviewIdentity';
import { settleOrder } from './settleOrder';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const nothing = v.object({});

/** The control calls by their names under `/__sandbox/`. All take and answer JSON. */
export const controls: Readonly<Record<string, Control>> = {
  /** Empties the database, seeds it anew, and turns every switch off. */
  reset: defineControl(nothing, resetSandbox),
  /** `epoch` in seconds; without one the clock runs with the machine again. */
  clock: defineControl(v.object({ epoch: v.exactOptional(v.number()) }), ({ clock }, { epoch }) => {
    if (epoch === undefined) clock.reset();
    else clock.moveTo(epoch * 1000);
  }),
  /** `amount` in pesos, from the house. */
  credit: defineControl(v.object({ userId: count, amount: v.pipe(v.number(), v.gtValue(0)) }), creditPlayer),
  /** Plays rounds of today for a player; his balance stays the same. */
  bets: defineControl(v.object({ userId: count, count: v.pipe(count, v.maxValue(20_000)) }), giveBets),
  /** A message in the operator's own words. */
  mail: defineControl(noteFields, sendNote),
  order: defineControl(
    v.object({ orderId: v.string(), state: v.picklist(['paid', 'credited', 'failed']) }),
    settleOrder,
  ),
  maintain: defineControl(v.object({ on: v.boolean() }), ({ switches }, { on }) => {
    switches.isUnderMaintenance = on;
  }),
  /** Ends a player's sessions: his next call answers 400. */
  kill: defineControl(v.object({ userId: count }), async ({ database }, { userId }) => {
    await database.delete(session).where(eq(session.playerId, userId));
  }),
  fail: defineControl(
    v.object({ call: v.string(), times: count, mode: v.picklist(['timeout', '500', 'badjson']) }),
    ({ switches }, { call, times, mode }) => {
      switches.failures.set(call, { times, mode });
    },
  ),
  latency: defineControl(v.object({ ms: v.pipe(count, v.maxValue(60_000)) }), ({ switches }, { ms }) => {
    switches.latencyMs = ms;
  }),
  messy: defineControl(v.object({ on: v.boolean() }), ({ switches }, { on }) => {
    switches.isMessy = on;
  }),
  /** Asks for the identity check before the first deposit. */
  kycBeforeDeposit: defineControl(v.object({ on: v.boolean() }), ({ switches }, { on }) => {
    switches.isIdentityFirst = on;
  }),
  /** Passes or refuses the documents that a player has sent. */
  kyc: defineControl(reviewFields, reviewIdentity),
  /** The newest code that was sent to a phone. */
  sms: defineControl(v.object({ phone: v.string() }), readSmsCode),
  /** A token for any player, also for one that signs in with a third party only. */
  session: defineControl(
    v.union([v.object({ userId: count }), v.object({ openId: v.string() })]),
    openTestSession,
  ),
  invariants: defineControl(nothing, async ({ database }) => ({
    invariants: await checkInvariants(database),
  })),
};
