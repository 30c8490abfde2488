/** How many decimals a peso has in `Money`: 10000 units are one peso. */
export const pesoDecimals = 4;
