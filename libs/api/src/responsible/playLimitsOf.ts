import { epochSecondsFrom } from '@kislap/domain';
import type { RgLimit, RgLimits } from '../contract/responsible';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { optionalMoney } from '../mapping/optionalMoney';
import type { PlayLimit, PlayLimits, TimeLimit } from './PlayLimits';

/** A player's limits in plain words. */
export function playLimitsOf({ dep, loss, session, reality, play }: RgLimits): PlayLimits {
  return {
    dep: spansOf(dep),
    loss: spansOf(loss),
    time: timeOf(session),
    checkEveryMinutes: reality.min,
    sitting: play && { since: epochSecondsFrom(play.start), net: optionalMoney(play.net) },
  };
}

const spansOf = ({ day, week, month }: RgLimits['dep']) => ({
  day: limitOf(day),
  week: limitOf(week),
  month: limitOf(month),
});

function limitOf(wire: RgLimit | undefined): PlayLimit | undefined {
  if (wire === undefined) return undefined;
  const { am, used, reset, pending } = wire;
  return {
    most: moneyOfPeso(am),
    used: moneyOfPeso(used),
    resetsAt: epochSecondsFrom(reset),
    waiting: pending && { amount: optionalMoney(pending.am), from: epochSecondsFrom(pending.from) },
  };
}

function timeOf(wire: RgLimits['session']): TimeLimit | undefined {
  if (wire === undefined) return undefined;
  const { min, sec, reset, pending } = wire;
  return {
    minutes: min,
    usedSeconds: sec,
    resetsAt: epochSecondsFrom(reset),
    waiting: pending && { minutes: pending.min, from: epochSecondsFrom(pending.from) },
  };
}
