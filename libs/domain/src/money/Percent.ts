/**
 * A percentage as it is spoken: 120 means 120 %. It may have decimals: 33.3. Rules hand it on unread;
 * `percentOfMoney` refuses what is none.
 *
 * @example
 * const rate: Percent = 33.3;
 * pesoText(percentOfMoney(moneyFromPeso(100), rate)); // => '33.3'
 */
export type Percent = number;
