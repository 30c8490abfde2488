import type { Clock } from '../kernel/clock';
import type { Operator } from '../rules/Operator';
import { type CashierService, createCashierService } from './cashier/cashierService';
import { createGameService, type GameService } from './games/gameService';

/** Everything the pages for the browser (cashier, games) may ask of the operator behind them. */
export interface Services {
  readonly clock: Clock;
  readonly cashier: CashierService;
  readonly games: GameService;
  /** Whether outcomes follow from a seed. The pages that show them say so. */
  readonly hasSeededOutcomes: boolean;
}

/** What the pages for the browser may ask of this operator. */
export function createServices(operator: Operator): Services {
  return {
    clock: operator.clock,
    cashier: createCashierService(operator),
    games: createGameService(operator),
    hasSeededOutcomes: operator.random.isPredictable,
  };
}
