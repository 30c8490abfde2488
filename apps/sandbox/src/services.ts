import type { Clock } from './kernel/Clock';
import type { CashierService } from './services/CashierService';
import type { GameService } from './services/GameService';

/** Everything the pages for the browser (cashier, games) may ask of the operator behind them. */
export interface Services {
  readonly clock: Clock;
  readonly cashier: CashierService;
  readonly games: GameService;
}
