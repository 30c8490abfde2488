import type { Locale } from '@kislap/domain';
import type { GameLaunch } from '../../services/GameLaunch';
import type { CatalogueGame } from '../CatalogueGame';

/** What one game page shows. */
export interface GameView {
  readonly locale: Locale;
  readonly game: CatalogueGame;
  readonly launch: GameLaunch;
}
