import { slotOutcome } from '../../outcomeSchemas';
import { openReels } from '../reels';
import { pause } from '../motion';
import { startGame } from '../startGame';

const REST_MS = 260;

/** Three reels. Each shows the symbol that was drawn, and nothing of what might have come. */
startGame({
  schema: slotOutcome,
  open(root, { texts }) {
    const reels = openReels(root, texts);
    return {
      async show({ reels: ranks }) {
        for (const [index, rank] of ranks.entries()) {
          reels.show(index, rank);
          await pause(REST_MS);
        }
      },
      describe: (outcome) => `${outcome.reels.map((rank) => reels.name(rank)).join(', ')}.`,
    };
  },
});
