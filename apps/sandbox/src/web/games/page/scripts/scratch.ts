import { scratchOutcome } from '../../outcomeSchemas';
import { scratchTexts } from '../engineTexts';
import { fillText } from '../gameTexts';
import { move } from '../motion';
import { openReels } from '../reels';
import { startGame } from '../startGame';

const FIELD_MS = 180;

/** Nine covered fields that are scratched open one after the other. */
startGame({
  schema: scratchOutcome,
  open(root, { locale, texts }) {
    const fields = openReels(root, texts);
    const covers = [...root.querySelectorAll<HTMLElement>('[data-cover]')];
    return {
      clear() {
        for (const cover of covers) {
          delete cover.dataset['open'];
          delete cover.dataset['lit'];
        }
      },
      async show({ fields: ranks, payPercent }) {
        for (const [index, rank] of ranks.entries()) {
          fields.show(index, rank);
          const cover = covers[index];
          if (cover) cover.dataset['open'] = '';
          await move(cover?.firstElementChild, [{ transform: 'scale(0.6)', opacity: 0 }, {}], {
            durationMs: FIELD_MS,
          });
        }
        const alike = ranks.find((rank) => ranks.filter((each) => each === rank).length === 3);
        // What pays no more than the ticket cost is no win and is not shown as one.
        if (payPercent <= 100) return;
        ranks.forEach((rank, index) => {
          const cover = covers[index];
          if (cover && rank === alike) cover.dataset['lit'] = '';
        });
      },
      describe: (outcome) =>
        fillText(scratchTexts[locale].fields, {
          list: outcome.fields.map((rank) => fields.name(rank)).join(', '),
        }),
    };
  },
});
