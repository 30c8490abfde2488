/** How the units of `Money` relate: 10000 units are one peso, 100 units one centavo. */
export const scale = { unitsPerPeso: 10000, unitsPerCentavo: 100, decimals: 4 } as const;
