import { epochSecondsFrom } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useEffect, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { operatorNow } from '../../device/clock/operatorNow';
import { useAppLocation } from '../../navigation/appLocation';

/** What the operator says of its maintenance. */
interface Maintenance {
  /** Plain text; may be ''. */
  readonly message: string;
  /** The planned end; `undefined` when none was told, or when it has passed. */
  readonly endsAt: EpochSeconds | undefined;
}

/** An end further off than this is a mistake: most likely it was sent in milliseconds. */
const FARTHEST_SECONDS = 366 * 86_400;

/**
 * Reads what the maintenance page was told. History outlives a build, so it is read like foreign input.
 *
 * @param state the state of the page's entry in the history
 */
export function readMaintenance(state: unknown, now: EpochSeconds): Maintenance {
  const said = fieldsOf(fieldsOf(state).get('maintenance'));
  const message = said.get('message');
  const until = said.get('until');
  return {
    message: typeof message === 'string' ? message.trim() : '',
    endsAt: isAhead(until, now) ? epochSecondsFrom(until) : undefined,
  };
}

function isAhead(until: unknown, now: EpochSeconds): until is number {
  return typeof until === 'number' && until > now && until <= now + FARTHEST_SECONDS;
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

/** How often it is looked whether the planned end has passed. */
const LOOK_MS = 30_000;

/** What the operator says of its maintenance by now. */
export function useMaintenance(): ReturnType<typeof readMaintenance> {
  const clock = useClock();
  const { state } = useAppLocation();
  const [now, setNow] = useState(operatorNow);
  useEffect(() => clock.every(LOOK_MS, () => setNow(operatorNow())), [clock]);
  return readMaintenance(state, now);
}
