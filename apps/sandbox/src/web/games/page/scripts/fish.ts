import { fishOutcome } from '../../outcomeSchemas';
import { fishTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { move } from '../motion';
import { startGame } from '../startGame';

const CAST_MS = 1100;
const REEL_IN_MS = 700;

/** The fish of a ground. The hook goes down to the one aimed at, and comes up with it when it bit. */
startGame({
  schema: fishOutcome,
  open(root, { locale }) {
    const hook = root.querySelector<HTMLElement>('[data-hook]');
    const fishOf = (bet: string) => root.querySelector<HTMLElement>(`[data-fish="${CSS.escape(bet)}"]`);
    const words = fishTexts[locale];
    return {
      showBet(bet) {
        for (const each of root.querySelectorAll<HTMLElement>('[data-fish]')) delete each.dataset['aimed'];
        const fish = fishOf(bet);
        if (fish) fish.dataset['aimed'] = '';
      },
      clear() {
        for (const each of root.querySelectorAll<HTMLElement>('[data-fish]')) {
          delete each.dataset['caught'];
          for (const animation of each.getAnimations()) animation.cancel();
        }
      },
      async show({ size }, bet) {
        const fish = fishOf(bet);
        const depth = fish ? fish.offsetTop + fish.offsetHeight / 2 : 0;
        const [up, down] = ['translateY(-100%)', `translateY(calc(-100% + ${depth}px))`];
        await move(hook, [{ transform: up }, { transform: down }], { durationMs: CAST_MS });
        if (size !== undefined && fish) {
          fish.dataset['caught'] = String(size);
          void move(fish, [{ transform: 'none' }, { transform: `translateY(-${depth}px)` }], {
            durationMs: REEL_IN_MS,
          });
        }
        await move(hook, [{ transform: down }, { transform: up }], { durationMs: REEL_IN_MS });
      },
      describe({ size }, bet) {
        if (size === undefined) return words.nothing;
        const fish = fishOf(bet)?.dataset['name'] ?? bet;
        const caught = [words.small, words.grown, words.large][size] ?? '';
        return fillText(words.caught, { fish: fillText(caught, { fish }) });
      },
    };
  },
});
