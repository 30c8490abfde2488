import type { Skin } from '../Skin';
import { dagat } from './dagat';
import { kislap } from './kislap';
import { perlas } from './perlas';

/**
 * The skins that a build carries. The first one is drawn where a page names none.
 *
 * @example
 * skins.map(({ id }) => id); // => ['kislap', 'perlas', 'dagat']
 */
export const skins = [kislap, perlas, dagat] as const satisfies readonly [Skin, ...Skin[]];
