import { answerCode, AnswerError, launchGame, tryGame } from '@kislap/api';
import type { Game, GameLaunch } from '@kislap/api';
import { safeExternalUrl } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useRef } from 'react';
import { toastError } from '../../features/errors/toastError';
import { useMutation } from '../../features/mutation/useMutation';
import { passRealityCheck } from '../../features/play-session/realityCheck';
import { showRestriction } from '../../features/restriction/showRestriction';
import type { ReadyGame } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { session } from '../../session/session';
import { useLoginGate } from '../../session/useLoginGate';

interface LaunchRequest {
  readonly isDemo: boolean;
}

interface Launch {
  /** What the player waits for. */
  readonly launching: 'money' | 'demo' | undefined;
  readonly play: (request: LaunchRequest) => Promise<void>;
}

/**
 * Asks the operator to open a game. A guest logs in first, unless it is the demo.
 *
 * @param onStopped the player has stopped at a reality check that kept the game from opening
 */
export function useLaunch(
  game: Game,
  onReady: (ready: ReadyGame) => void,
  onStopped: () => void = () => undefined,
): Launch {
  const text = useText();
  const mayGoOn = useLoginGate();
  const isCheckDue = useRef(false);
  const { isPending, input, mutate } = useMutation<LaunchRequest, GameLaunch>({
    // A player's own demo goes through the launch, which is refused on a break.
    send: async ({ isDemo }) => {
      const busy = toast({ kind: 'loading', title: text('common.loading') });
      const opened =
        isDemo && session.userId() === undefined
          ? tryGame(game.code)
          : launchGame({ gameCode: game.code, platformCode: game.platformCode, isDemo });
      return await opened.finally(() => busy.dismiss());
    },
    onDone: (launch, { isDemo }) => {
      const url = safeExternalUrl(launch.url, window.location.origin);
      if (url === undefined) toast({ kind: 'error', title: text('game.unsafeLink') });
      else onReady({ url, opensIn: launch.opensIn, isDemo });
    },
    onFailed: (error) => {
      isCheckDue.current = error instanceof AnswerError && error.code === answerCode.checkDue;
      if (!isCheckDue.current) void tellRefusedGame(error, text);
    },
  });

  const play = async (request: LaunchRequest): Promise<void> => {
    if (isPending || !(request.isDemo || mayGoOn())) return;
    isCheckDue.current = false;
    await mutate(request);
    if (!isCheckDue.current) return;
    try {
      const answer = await passRealityCheck();
      if (answer === 'go') await play(request);
      if (answer === 'stop') onStopped();
    } catch (error) {
      toastError(error, text);
    }
  };
  return { launching: isPending ? (input?.isDemo === true ? 'demo' : 'money') : undefined, play };
}

/**
 * Says why a game could not be opened. A balance that is too low offers a deposit; the player's own limit never
 * does.
 */
export async function tellRefusedGame(error: unknown, text: TranslateText): Promise<void> {
  if (showRestriction(error, text)) return;
  if (!(error instanceof AnswerError)) return toastError(error, text);
  switch (error.code) {
    case answerCode.balanceTooLow:
      return offerDeposit(error, text);
    case answerCode.identityCheckNeeded:
      return offerIdentityCheck(error, text);
    case answerCode.switchedOff:
      return void toast({ kind: 'error', title: text('game.maint') });
    default:
      return toastError(error, text);
  }
}

async function offerIdentityCheck({ message }: AnswerError, text: TranslateText): Promise<void> {
  const words = { title: text('game.identity'), detail: message || text('game.identityWhy') };
  const answers = { yes: text('kyc.title'), no: text('common.later') };
  const outcome = await openOverlay('confirm', { ...words, ...answers });
  if (outcome.type === 'answered') await openOverlay('identity', { why: message });
}

async function offerDeposit({ message }: AnswerError, text: TranslateText): Promise<void> {
  const words = { title: text('game.poor'), detail: message || text('game.poorWhy') };
  const answers = { yes: text('dep.title'), no: text('common.later') };
  const outcome = await openOverlay('confirm', { ...words, ...answers });
  if (outcome.type === 'answered') await openOverlay('deposit', {});
}
