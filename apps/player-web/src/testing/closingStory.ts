import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const surface = '[role="dialog"], [role="alertdialog"]';

/** A story that ends with its overlay closed: what it proves is heard and not seen, so no picture is taken of it. */
export function closingStory(story: StoryObj): StoryObj {
  return {
    ...story,
    parameters: {
      ...story.parameters,
      visual: { skip: 'The overlay is closed in the end, and an empty page shows nothing.' },
      chromatic: { disableSnapshot: true },
    },
    play: async (context) => {
      await story.play?.(context);
      await waitFor(() => expect(document.querySelector(surface)).toBeNull());
    },
  };
}
