import type { Handlers } from './Handlers';
import { sampleReads } from './sampleReads';
import { sampleWrites } from './sampleWrites';

/**
 * An operator in a good mood: a plausible answer to every call, for stories and tests to vary.
 *
 * @example
 * import { configureApi, getPlayer } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getPlayer()).nickname; // => 'Ligaya'
 */
export const sampleHandlers = { ...sampleReads, ...sampleWrites } as const satisfies Handlers;
