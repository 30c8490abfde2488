import type { Result } from '@kislap/domain';
import type { GameLaunch } from './GameLaunch';
import type { Round } from './Round';
import type { RoundRequest } from './RoundRequest';

/** Why a round is not played. Nothing moved. */
export type RoundRefusal =
  | { readonly type: 'unknownLaunch' }
  | { readonly type: 'stakeOutOfRange' }
  | { readonly type: 'balanceTooLow' }
  | { readonly type: 'ownLimitReached' }
  | { readonly type: 'ownTimeUsedUp' }
  | { readonly type: 'onBreak' }
  | { readonly type: 'keyReused' };

/** What the game pages may do. */
export interface GameService {
  /** The launch behind a session id, or undefined when it is unknown or its player's session has ended. */
  findLaunch(sid: string): Promise<GameLaunch | undefined>;
  /** Plays one round through the ledger: stake, win, bet row and turnover in one transaction. */
  playRound(request: RoundRequest): Promise<Result<Round, RoundRefusal>>;
}
