import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Account name' };
export default meta;

const accountName = { name: 'account-name', options: {} } as const;

export const Loaded = overlayStory(accountName);

/** The button is never dead: pressed too early, it says what is missing. */
export const NameMissing = overlayStory(accountName, {}, async ({ text }) => {
  await visitor.press(text('common.submit'));
  await visitor.sees(text('dep.nameRequired'));
});

export const Answered = closingStory(
  overlayStory(accountName, {}, async ({ text, onOutcome }) => {
    await visitor.fill(text('dep.accountName'), ' Ligaya Reyes ');
    await visitor.press(text('common.submit'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'Ligaya Reyes' }));
  }),
);
