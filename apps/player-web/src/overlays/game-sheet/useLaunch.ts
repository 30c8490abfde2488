import { launchGame } from '@kislap/api';
import type { Game } from '@kislap/api';
import { safeExternalUrl } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useState } from 'react';
import type { ReadyGame } from '../../games/ReadyGame';
import { useLoginGate } from '../../session/useLoginGate';
import { tellRefusedGame } from './tellRefusedGame';

interface Launch {
  /** What the player waits for. */
  readonly launching: 'money' | 'demo' | undefined;
  readonly play: (how: { readonly isDemo: boolean }) => Promise<void>;
}

/** Asks the operator for a sitting at a game. A guest logs in first. */
export function useLaunch(game: Game, onReady: (ready: ReadyGame) => void): Launch {
  const text = useText();
  const mayGoOn = useLoginGate();
  const [launching, setLaunching] = useState<Launch['launching']>();

  const play = async ({ isDemo }: { readonly isDemo: boolean }): Promise<void> => {
    if (launching !== undefined || !mayGoOn()) return;
    setLaunching(isDemo ? 'demo' : 'money');
    const busy = toast({ kind: 'loading', title: text('common.loading') });
    try {
      const { code: gameCode, platformCode } = game;
      const launch = await launchGame({ gameCode, platformCode, isDemo });
      const url = safeExternalUrl(launch.url, window.location.origin);
      if (url === undefined) toast({ kind: 'error', title: text('game.unsafeLink') });
      else onReady({ url, opensIn: launch.opensIn, isDemo });
    } catch (error) {
      void tellRefusedGame(error, text);
    }
    busy.dismiss();
    setLaunching(undefined);
  };
  return { launching, play };
}
