import { eggInfoKey, smashEgg } from '@kislap/api';
import type { EggInfo, SmashedEgg } from '@kislap/api';
import type { EggNumber, EggState } from '@kislap/ui';
import { useState } from 'react';
import { useClaim } from '../../claims/useClaim';
import { useUserId } from '../../session/useUserId';
import { eggStateOf } from './eggStateOf';

interface EggHand {
  readonly state: EggState;
  readonly smash: (egg: EggNumber) => Promise<void>;
  /** Back to three whole eggs. */
  readonly again: () => void;
  /** Shows what the mystery holds; it is in the balance already. */
  readonly openMystery: () => void;
}

/** Smashes eggs, one after the other. When the operator refuses, the eggs are whole again. */
export function useEgg(info: EggInfo): EggHand {
  const userId = useUserId() ?? 0;
  const { claim } = useClaim();
  const [egg, setEgg] = useState<EggNumber>();
  const [prize, setPrize] = useState<SmashedEgg>();
  const [isOpened, setOpened] = useState(false);
  const again = (): void => {
    setEgg(undefined);
    setPrize(undefined);
    setOpened(false);
  };
  const smash = async (chosen: EggNumber): Promise<void> => {
    setEgg(chosen);
    const given = await claim({
      intent: 'egg',
      take: (options) => smashEgg(chosen, options),
      ownKeys: [eggInfoKey(userId)],
    });
    if (given === undefined) again();
    else setPrize(given);
  };
  const openMystery = (): void => setOpened(true);
  return { state: eggStateOf(info, { egg, prize, isOpened }), smash, again, openMystery };
}
