import { collectDraw, drawRoundKey, drawSpinsKey } from '@kislap/api';
import type { CollectedDraw } from '@kislap/api';
import type { DrawRound } from '@kislap/domain';
import type { DrawPrize } from '@kislap/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useClaim } from '../../claims/useClaim';
import { useUserId } from '../../session/useUserId';
import type { DrawPrizeOptions } from './DrawPrizeOptions';

/** A prize that may still be shut. */
export interface Mystery {
  readonly prize: DrawPrize;
  readonly round: DrawRound;
  readonly isShut: boolean;
  readonly isOpening: boolean;
  readonly open: () => Promise<void>;
}

/** Opens the mystery of a spin, once. Any other prize is as it is. */
export function useMystery({ spinId, prize, round }: DrawPrizeOptions): Mystery {
  const userId = useUserId() ?? 0;
  const { mutate } = useSWRConfig();
  const { claim, claiming } = useClaim();
  const [opened, setOpened] = useState<CollectedDraw>();

  const open = async (): Promise<void> => {
    const given = await claim({
      intent: `mystery:${spinId}`,
      take: (options) => collectDraw(spinId, options),
      ownKeys: [drawSpinsKey(userId)],
    });
    if (given === undefined) return;
    setOpened(given);
    await mutate(drawRoundKey(userId), given.round, { revalidate: false });
  };
  return {
    prize: opened === undefined ? prize : { kind: 'mystery', amount: opened.amount },
    round: opened?.round ?? round,
    isShut: prize.kind === 'mystery' && prize.amount === undefined && opened === undefined,
    isOpening: claiming !== undefined,
    open,
  };
}
