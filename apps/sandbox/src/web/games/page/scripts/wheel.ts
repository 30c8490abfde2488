import { wheelOutcome } from '../../outcomeSchemas';
import { wheelTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { startGame } from '../startGame';
import { turningDisc } from '../turnDisc';

/** A wheel to scale. It turns to the pocket that was drawn. */
startGame({
  schema: wheelOutcome,
  open(root, { locale }) {
    const disc = root.querySelector<SVGSVGElement>('[data-disc]');
    const pockets = (disc?.dataset['pockets'] ?? '').split(' ');
    const words = new Map<string, string>(Object.entries(wheelTexts[locale]));
    const turn = turningDisc(disc, pockets.length);
    return {
      show: ({ pocket }) => turn(pocket),
      describe({ pocket }) {
        const colour = pockets[pocket] ?? '';
        return fillText(wheelTexts[locale].stopped, { colour: words.get(colour) ?? colour });
      },
    };
  },
});
