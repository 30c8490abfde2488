/**
 * How often an advertisement comes up by itself: once for ever, once a day, or at every visit.
 *
 * @example
 * const frequency: AdFrequency = 'day';
 * const ad: Pick<Ad, 'frequency'> = { frequency };
 * ad.frequency; // => 'day'
 */
export type AdFrequency = 'once' | 'day' | 'always';
