/** What other topics use and the package does not export. */
export { acceptWholePesos } from './input';
export { moneyFromUnits, totalAmount } from './Money';
export { wholePercent } from './percent';
export { lowestAmount, missingMoney, truncateToPesos } from './rounding';
export { groupThousands } from './text';
