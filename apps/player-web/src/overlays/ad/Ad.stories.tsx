import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { offerKeys } from '../../device/storage/offerKeys';
import { overlayStory } from '../../testing/overlayStory';
import { storyArt } from '../../testing/storyArt';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Ad' };
export default meta;

const ad = {
  id: 1,
  link: 'overlay:language',
  frequency: 'day',
  sort: 1,
  title: 'Welcome bonus',
  text: 'Each of your first five deposits can earn a bonus.',
  image: storyArt.banner('welcome'),
} as const;
const withAction = { name: 'ad', options: { ad } } as const;

/** The way out is there, and the device remembers that it was shown. */
export const Loaded = overlayStory(withAction, {}, async ({ text }) => {
  await screen.findByRole('dialog', { name: 'Welcome bonus' });
  await screen.findByRole('button', { name: text('common.close') });
  await waitFor(() => expect(deviceStorage.read(offerKeys.adSight(1))?.shownOn).toBeDefined());
});

/** A link by another grammar leads nowhere: there is nothing to press. */
export const LinkIgnored = overlayStory(
  { name: 'ad', options: { ad: { ...ad, link: 'data:text/html,x' } } },
  {},
  async ({ text }) => {
    await visitor.sees('Each of your first five deposits can earn a bonus.');
    await expect(screen.queryByRole('button', { name: text('ad.open') })).not.toBeInTheDocument();
  },
);

export const HiddenToday = overlayStory(withAction, {}, async ({ text }) => {
  await visitor.press(text('notice.hideToday'), 'checkbox');
  await waitFor(() => expect(deviceStorage.read(offerKeys.adSight(1))?.hiddenOn).toBeDefined());
});

/** It makes room for what it leads to. */
export const Followed = overlayStory(withAction, {}, async ({ text }) => {
  await visitor.press(text('ad.open'));
  await screen.findByRole('dialog', { name: text('lang.title') });
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Welcome bonus' })).not.toBeInTheDocument(),
  );
});

export const WithoutPicture = overlayStory({
  name: 'ad',
  options: { ad: { id: 2, link: '', frequency: 'once', sort: 1, title: 'News of the house' } },
});
