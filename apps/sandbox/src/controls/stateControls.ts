import {
  clockControl,
  identityFirstControl,
  latencyControl,
  maintainControl,
  messyControl,
  shipControl,
  stateControl,
  welcomeGiftControl,
} from '@kislap/api/controls';
import { moneyFromPeso, pesoFromMoney } from '@kislap/domain';
import { newestBuildId } from '../static/newestBuildId';
import type { Control } from './Control';
import { defineControl } from './defineControl';
import { moveClock } from './moveClock';

/** What the whole operator is: its clock, its switches, the build that is out. */
export const stateControls: readonly Control[] = [
  defineControl(stateControl, async ({ clock, switches }) => ({
    nowMs: clock.nowMs(),
    isClockMoved: clock.isMoved,
    isUnderMaintenance: switches.isUnderMaintenance,
    maintenance: switches.maintenance,
    isMessy: switches.isMessy,
    isIdentityFirst: switches.isIdentityFirst,
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
