export { acceptPesoInput, capPesoInput, cleanPesoInput, parsePesoInput, typedMoney } from './input';
export type { PesoInputProblem } from './input';
export {
  addMoney,
  compareMoney,
  isMoney,
  moneyFromScore,
  scoreFromMoney,
  subtractMoney,
  zeroMoney,
} from './Money';
export type { Money } from './Money';
export { percentOfMoney } from './percent';
export type { Percent } from './percent';
export { roundToCentavos, roundUpToCentavos, truncateToCentavos } from './rounding';
export {
  formatLimit,
  formatMoney,
  formatPeso,
  formatWholePesos,
  moneyFromPeso,
  parsePeso,
  pesoFromMoney,
  pesoText,
} from './text';
export type { PesoForm } from './text';
