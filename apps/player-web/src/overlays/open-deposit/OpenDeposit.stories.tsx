import { epochMillisecondsFrom, moneyFromPeso } from '@kislap/domain';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { STORY_NOW } from '../../testing/STORY_NOW';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Open deposit' };
export default meta;

const asking = {
  name: 'open-deposit',
  options: {
    open: {
      amount: moneyFromPeso(500),
      madeAt: epochMillisecondsFrom(STORY_NOW - 600_000),
      orderId: 'D3',
      key: undefined,
    },
  },
} as const;

export const Loaded = overlayStory(asking);

/** Neither way is easier than the other. */
export const AnotherOne = closingStory(
  overlayStory(asking, {}, async ({ text, onOutcome }) => {
    await visitor.press(text('dep.another'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'another' }));
  }),
);
