import type { RemainingTime } from './RemainingTime';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** '04:12', or '3:04:12' from one hour on. */
export function clockText({ hours, minutes, seconds }: Extract<RemainingTime, { type: 'clock' }>): string {
  const rest = `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
