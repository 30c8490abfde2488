import { launchGameCall, tryGameCall } from '../contract/launch';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { apiOf } from '../http/configureApi';

/**
 * Which game to open.
 *
 * @example
 * const trial: GameLaunchRequest = { gameCode: 'sampaguita', isDemo: true };
 * trial.platformCode; // => undefined
 */
export interface GameLaunchRequest {
  readonly gameCode: string;
  readonly platformCode?: string;
  readonly isDemo?: boolean;
  /** Where the game's own Home button leads. */
  readonly homeUrl?: string;
}

/**
 * A game that is ready to be opened. The address is as sent: check before opening.
 *
 * @example
 * const launch: GameLaunch = { url: 'https://games.example/1', playSessionId: 's1', opensIn: 'frame' };
 * launch.opensIn; // => 'frame'
 */
export interface GameLaunch {
  readonly url: string;
  readonly playSessionId: string;
  readonly opensIn: 'frame' | 'window';
}

/**
 * Opens a play session at a game, in the player's language.
 *
 * @throws AnswerError 1015 game closed, 1007 suspended, 1012 own limit, 1013 identity check, 1021 reality check |
 *   OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await launchGame({ gameCode: 'sampaguita' })).url; // => '/sandbox/games/sampaguita?sid=1'
 */
export async function launchGame(request: GameLaunchRequest, options?: CallOptions): Promise<GameLaunch> {
  const answer = await callMain(
    launchGameCall,
    {
      gc: request.gameCode,
      pf: request.platformCode,
      demo: request.isDemo ? 1 : 0,
      lang: apiOf(options).getLocale(),
      home: request.homeUrl,
    },
    options,
  );
  return { url: answer.url, playSessionId: answer.sid, opensIn: answer.open ?? 'frame' };
}

/**
 * Opens the demo of a game in the visitor's language: without money, and for guests too.
 *
 * @throws AnswerError 1015 game closed | OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await tryGame('sampaguita')).url; // => '/sandbox/games/sampaguita/demo'
 */
export async function tryGame(gameCode: string, options?: CallOptions): Promise<GameLaunch> {
  const answer = await callMain(tryGameCall, { gc: gameCode, lang: apiOf(options).getLocale() }, options);
  return { url: answer.url, playSessionId: '', opensIn: answer.open ?? 'frame' };
}
