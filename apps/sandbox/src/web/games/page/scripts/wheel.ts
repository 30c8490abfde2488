import { wheelOutcome } from '../../outcomeSchemas';
import { wheelTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { move } from '../motion';
import { startGame } from '../startGame';

const SPIN_MS = 3200;
const FULL_TURNS = 4;
const CIRCLE = 360;

/** A wheel to scale. It turns to the pocket that was drawn. */
startGame({
  schema: wheelOutcome,
  open(root, { locale }) {
    const disc = root.querySelector<SVGSVGElement>('[data-disc]');
    const pockets = (disc?.dataset['pockets'] ?? '').split(' ');
    const words = new Map<string, string>(Object.entries(wheelTexts[locale]));
    let angle = 0;
    return {
      async show({ pocket }) {
        const end = FULL_TURNS * CIRCLE - (pocket * CIRCLE) / pockets.length;
        const frames = [{ transform: `rotate(${angle}deg)` }, { transform: `rotate(${end}deg)` }];
        await move(disc, frames, { durationMs: SPIN_MS, easing: 'cubic-bezier(0.12, 0.6, 0.1, 1)' });
        angle = end % CIRCLE;
      },
      describe({ pocket }) {
        const colour = pockets[pocket] ?? '';
        return fillText(wheelTexts[locale].stopped, { colour: words.get(colour) ?? colour });
      },
    };
  },
});
