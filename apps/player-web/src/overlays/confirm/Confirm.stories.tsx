import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Confirm' };
export default meta;

const question = {
  name: 'confirm',
  options: {
    title: 'Log out now?',
    detail: "You'll need your phone number and password to log back in.",
    yes: 'Log out',
    no: 'Cancel',
  },
} as const;

export const Loaded = overlayStory(question);

/** Something to be told, with one way on. */
export const WithoutChoice = overlayStory({
  name: 'confirm',
  options: { title: "You've reached your limit", detail: 'It resets on 2025-11-14 00:00.', yes: 'OK' },
});

export const Answered = closingStory(
  overlayStory(question, {}, async ({ onOutcome }) => {
    await visitor.press('Log out');
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'yes' }));
  }),
);

/** The phone's Back is a no. */
export const LeftByBack = closingStory(
  overlayStory(question, {}, async ({ onOutcome }) => {
    window.history.back();
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'back' }));
  }),
);
