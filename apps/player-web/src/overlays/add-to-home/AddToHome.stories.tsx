import { answer } from '@kislap/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { offerKeys } from '../../device/storage/offerKeys';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Add to home' };
export default meta;

const invitation = { name: 'add-to-home', options: {} } as const;
const withPackage = {
  operator: {
    urlConfig: () => answer({ tgUrl: '', bindPhone: 1 as const, apkUrl: 'https://example.com/kislap.apk' }),
  },
};

export const Loaded = overlayStory(invitation, withPackage, async ({ text }) => {
  await screen.findByRole('button', { name: text('app.download') });
});

/** An address that must not be opened is no download. */
export const BadPackage = overlayStory(
  invitation,
  { operator: { urlConfig: () => answer({ tgUrl: '', bindPhone: 1, apkUrl: 'data:text/html,x' }) } },
  async ({ text }) => {
    await screen.findByRole('button', { name: text('common.continue') });
    await expect(screen.queryByRole('button', { name: text('app.download') })).not.toBeInTheDocument();
  },
);

/** Where the browser has no question of its own, its menu has the way. */
export const ByTheMenu = overlayStory(invitation, {}, async ({ text }) => {
  await visitor.press(text('common.continue'));
  await visitor.sees(text('install.menu'));
});

const outside = overlayStory(invitation, {}, async ({ text }) => {
  await visitor.sees(text('install.inApp', { name: 'Kislap' }));
  await screen.findByRole('button', { name: text('install.openChrome') });
});

/** The browser of another app keeps no app: the way out of it is shown instead. */
export const InsideAnotherApp: StoryObj = {
  ...outside,
  beforeEach: [
    () => {
      const agent = 'Mozilla/5.0 (Linux; Android 14; wv) [FB_IAB/FB4A;FBAV/440.0.0.0;]';
      const read = spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
      return () => read.mockRestore();
    },
    outside.beforeEach ?? [],
  ].flat(),
};

/** The browser's own question, answered with yes, closes the invitation. */
export const Accepted = closingStory(
  overlayStory(invitation, {}, async ({ text, onOutcome }) => {
    const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(question);
    await visitor.press(text('common.continue'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'accepted' }));
  }),
);

/** Closed, it rests: the device remembers when. */
export const Closed = closingStory(
  overlayStory(invitation, {}, async ({ text }) => {
    await visitor.press(text('common.close'));
    await waitFor(() => expect(deviceStorage.read(offerKeys.installClosedAt)).toBeDefined());
  }),
);
