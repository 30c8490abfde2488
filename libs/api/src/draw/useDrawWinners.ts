import { useRead } from '../swr/useRead';
import { drawWinnersKey, getDrawWinners } from './drawWinners';

/**
 * The latest payouts of the draw, for guests too.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useDrawWinners().data?.[0]?.nickname; // => 'L***a'
 */
export function useDrawWinners() {
  return useRead(drawWinnersKey, getDrawWinners);
}
