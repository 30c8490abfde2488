import type { EpochMilliseconds, RedPacket } from '@kislap/domain';

const leastMs = 1_000;
const whileOpenMs = 60_000;
const mostMs = 15 * 60_000;

/**
 * How long until red packets are worth another look: until the next one opens or closes, a minute while one is open,
 * and never longer than a quarter of an hour.
 */
export function nextLookMs(packets: readonly RedPacket[], now: EpochMilliseconds): number {
  const changes = packets
    .flatMap(({ opensAt, closesAt }) => [opensAt * 1000, closesAt * 1000])
    .filter((changeMs) => changeMs > now)
    .map((changeMs) => changeMs - now);
  const isOneOpen = packets.some(({ state }) => state === 'open');
  return Math.max(leastMs, Math.min(isOneOpen ? whileOpenMs : mostMs, ...changes));
}
