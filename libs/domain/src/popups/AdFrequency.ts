/** How often an advertisement comes up by itself: once for ever, once a day, or at every visit. */
export type AdFrequency = 'once' | 'day' | 'always';
