import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Share' };
export default meta;

const invitation = {
  name: 'share',
  options: {
    text: 'Spin with me tonight. 21+ only. Gambling is addictive. Know when to stop.',
    url: 'https://kislap.example/register?invite=AB12CD',
  },
} as const;
const { text: words, url } = invitation.options;

export const Loaded = overlayStory(invitation, {}, async () => {
  await visitor.sees(`${words} ${url}`);
});

/** The app of the player's choice opens with the invitation written; who gets it is chosen there. */
export const SentWithViber = overlayStory(invitation, {}, async () => {
  const followed = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await visitor.press('Viber');
  await expect(followed.mock.contexts.map(String)).toEqual([
    `viber://forward?text=${encodeURIComponent(`${words} ${url}`)}`,
  ]);
});

export const Copied = overlayStory(invitation, {}, async ({ text }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  await visitor.press(text('common.copy'));
  await expect(write).toHaveBeenCalledWith(`${words} ${url}`);
  await visitor.sees(text('common.copyOk'));
});

export const Left = closingStory(
  overlayStory(invitation, {}, async ({ text, onOutcome }) => {
    await visitor.press(text('common.close'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'dismissed', reason: 'closeButton' }));
  }),
);
