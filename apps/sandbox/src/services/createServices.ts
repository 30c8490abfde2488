import type { Operator } from '../Operator';
import type { Services } from '../services';
import { createCashierService } from './createCashierService';
import { createGameService } from './createGameService';

/** What the pages for the browser may ask of this operator. */
export function createServices(operator: Operator): Services {
  return {
    clock: operator.clock,
    cashier: createCashierService(operator),
    games: createGameService(operator),
  };
}
