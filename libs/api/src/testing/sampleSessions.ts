import type { WireSession } from '../contract/security';

const NOON = 1_763_000_000;

/**
 * This device and two others, one of which does not say what it is.
 *
 * @example
 * sampleSessions.find(({ here }) => here === 1)?.id; // => 'a1'
 */
export const sampleSessions: WireSession[] = [
  {
    id: 'b2',
    device: 'Firefox on Windows',
    ip: '203.0.113.•••',
    last: NOON - 86_400,
    prev: undefined,
    here: 0,
  },
  {
    id: 'a1',
    device: 'Chrome on Android',
    ip: '198.51.100.•••',
    last: NOON,
    prev: NOON - 90_000,
    here: 1,
  },
  { id: 'c3', device: '', ip: '', last: NOON - 200_000, prev: undefined, here: 0 },
];
