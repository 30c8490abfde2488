import { eggInfoKey, smashEgg } from '@kislap/api';
import type { EggInfo, SmashedEgg } from '@kislap/api';
import { depositForNextEgg } from '@kislap/domain';
import type { EggChances } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { EggNumber, EggPrize, EggState } from '@kislap/ui';
import { useState } from 'react';
import { useClaim } from '../../features/claims/useClaim';
import { giftReceipt } from '../../features/receipts/giftReceipt';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';
import { useUserId } from '../../session/session';

interface EggHand {
  readonly state: EggState;
  readonly smash: (egg: EggNumber) => Promise<void>;
  /** Back to three whole eggs. */
  readonly again: () => void;
  /** Shows what the mystery holds; it is in the balance already. */
  readonly openMystery: () => void;
  /** Of the last prize; nothing before one. */
  readonly receipt: ReceiptOptions | undefined;
}

/** Smashes eggs, one after the other. When the operator refuses, the eggs are whole again. */
export function useEgg(info: EggInfo): EggHand {
  const text = useText();
  const userId = useUserId() ?? 0;
  const { claim } = useClaim();
  const [egg, setEgg] = useState<EggNumber>();
  const [prize, setPrize] = useState<SmashedEgg>();
  const [isOpened, setOpened] = useState(false);
  const [receipt, setReceipt] = useState<ReceiptOptions>();
  const again = (): void => {
    setEgg(undefined);
    setPrize(undefined);
    setOpened(false);
  };
  const smash = async (chosen: EggNumber): Promise<void> => {
    setEgg(chosen);
    const given = await claim({
      intent: `egg:${chosen}`,
      take: (options) => smashEgg(chosen, options),
      ownKeys: [eggInfoKey(userId)],
    });
    if (given === undefined) {
      again();
      return;
    }
    setPrize(given);
    setReceipt(giftReceipt(given, text('egg.title')));
  };
  const openMystery = (): void => setOpened(true);
  return { state: eggStateOf(info, { egg, prize, isOpened }), smash, again, openMystery, receipt };
}

/** What has been done to the eggs on the screen. */
interface EggsOnScreen {
  readonly egg: EggNumber | undefined;
  readonly prize: SmashedEgg | undefined;
  /** The mystery has been opened. */
  readonly isOpened: boolean;
}

/** The eggs as the kit shows them. */
export function eggStateOf(chances: EggChances, { egg, prize, isOpened }: EggsOnScreen): EggState {
  if (egg !== undefined && prize !== undefined) {
    return { type: 'prize', egg, prize: prizeOf(prize, isOpened), chances: prize.left };
  }
  if (egg !== undefined) return { type: 'smashing', egg, chances: chances.left };
  if (chances.left > 0) return { type: 'picking', chances: chances.left };
  const missing = depositForNextEgg(chances);
  return missing === undefined ? { type: 'noChances' } : { type: 'noChances', missing };
}

function prizeOf({ kind, amount }: SmashedEgg, isOpened: boolean): EggPrize {
  if (kind === 'thanks') return { type: 'thanks' };
  if (kind === 'mystery') return isOpened ? { type: 'cash', amount } : { type: 'mystery' };
  return { type: kind, amount };
}
