import { epochSecondsFrom, formatManila } from '@kislap/domain';

/** When that was in Manila: the hour alone on the day itself, else with its day. @param atMs epoch milliseconds */
export function timeOf(atMs: number): string {
  const [then = '', now = ''] = [atMs, Date.now()].map((ms) =>
    formatManila(epochSecondsFrom(Math.floor(ms / 1000))),
  );
  const isToday = then.slice(0, 10) === now.slice(0, 10);
  return then.slice(isToday ? 11 : 0, 16);
}
