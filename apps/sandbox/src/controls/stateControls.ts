import {
  clearFaultsControl,
  clockControl,
  failControl,
  identityFirstControl,
  latencyControl,
  maintainControl,
  messyControl,
  shipControl,
  stateControl,
  welcomeGiftControl,
} from '@kislap/api/controls';
import { moneyFromPeso, pesoFromMoney } from '@kislap/domain';
import { manilaDayMs, manilaToday } from '../kernel/manilaDays';
import { Refusal } from '../kernel/Refusal';
import type { Operator } from '../rules/Operator';
import { newestBuildId } from '../web/static/builds';
import { type Control, defineControl } from './control';

/** What the whole operator is: its clock, its switches, the build that is out. */
export const stateControls: readonly Control[] = [
  defineControl(stateControl, async ({ clock, random, switches }) => ({
    nowMs: clock.nowMs(),
    isClockMoved: clock.isMoved,
    isUnderMaintenance: switches.isUnderMaintenance,
    maintenance: switches.maintenance,
    isMessy: switches.isMessy,
    hasSeededOutcomes: random.isPredictable,
    isIdentityFirst: switches.isIdentityFirst,
    hasNationalRegister: !switches.isNationalRegisterSilent,
    welcomeGift: pesoFromMoney(switches.welcomeGift),
    latencyMs: switches.latencyMs,
    faults: [...switches.failures].map(([call, { times, mode, ms }]) => ({ call, times, mode, ms })),
    buildId: await newestBuildId(switches),
  })),
  defineControl(clockControl, moveClock),
  defineControl(maintainControl, ({ switches }, { on, until, message }) => {
    switches.isUnderMaintenance = on;
    switches.maintenance = { until, message };
    return {};
  }),
  defineControl(messyControl, ({ switches }, { on }) => {
    switches.isMessy = on;
    return {};
  }),
  defineControl(identityFirstControl, ({ switches }, { on }) => {
    switches.isIdentityFirst = on;
    return {};
  }),
  defineControl(welcomeGiftControl, ({ switches }, { amount }) => {
    switches.welcomeGift = moneyFromPeso(amount);
    return {};
  }),
  defineControl(latencyControl, ({ switches }, { ms }) => {
    switches.latencyMs = ms;
    return {};
  }),
  defineControl(shipControl, async ({ switches }) => {
    switches.shippedBuilds += 1;
    return { buildId: await newestBuildId(switches) };
  }),
];

/** Answers that fail on order. A call has one fault at a time: the last that was asked for. */
export const faultControls: readonly Control[] = [
  defineControl(failControl, ({ switches }, { call, ...ordered }) => {
    if (ordered.times === 0) switches.failures.delete(call);
    else switches.failures.set(call, ordered);
    return {};
  }),
  defineControl(clearFaultsControl, ({ switches }) => {
    switches.failures.clear();
    return {};
  }),
];

const secondMs = 1000;

interface Travel {
  /** An instant in seconds. */
  readonly epoch?: number;
  /** Seconds from now on. */
  readonly by?: number;
  readonly to?: 'midnight';
}

/** Beyond this no day of the calendar is told any more. */
const latestMs = Date.UTC(2100, 0);

/**
 * Moves the operator's clock; with nothing given it runs with the machine again.
 *
 * @throws Refusal `badParameter` for an instant before 1970 or after this century
 */
function moveClock({ clock }: Operator, { epoch, by, to }: Travel): object {
  const nowMs = clock.nowMs();
  if (to === 'midnight') clock.moveTo(manilaToday(nowMs).startsAtMs + manilaDayMs);
  else if (by !== undefined) clock.moveTo(checked(nowMs + by * secondMs, 'by'));
  else if (epoch !== undefined) clock.moveTo(checked(epoch * secondMs, 'epoch'));
  else clock.reset();
  return {};
}

function checked(epochMs: number, field: string): number {
  if (!(epochMs >= 0 && epochMs <= latestMs)) throw new Refusal('badParameter', { field });
  return Math.round(epochMs);
}
