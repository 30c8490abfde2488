import type { SlotSymbol } from '../../slot/SlotSymbol';
import type { Stage } from './Stage';

/** Three reels. Each shows the symbol that was drawn, and nothing of what might have come. */
export function slotStage(root: Element, symbols: readonly SlotSymbol[]): Stage {
  const reels = [...root.querySelectorAll<HTMLImageElement>('[data-reel]')];
  preload(symbols);
  return {
    show(outcome) {
      if (outcome.engine !== 'slot') return;
      outcome.reels.forEach((rank, index) => {
        const reel = reels[index];
        if (reel) reel.src = pictureOf(symbols[rank]);
      });
    },
  };
}

function pictureOf(symbol: SlotSymbol | undefined): string {
  return `/sandbox/art/symbols/${symbol ?? 'coin'}.svg`;
}

function preload(symbols: readonly SlotSymbol[]): void {
  for (const symbol of symbols) new Image().src = pictureOf(symbol);
}
