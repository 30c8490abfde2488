import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Customer service' };
export default meta;

const service = { name: 'customer-service', options: { url: 'about:blank' } } as const;

/** The frame has no rights over the app. */
export const Loaded = overlayStory(service, {}, async ({ text }) => {
  const frame = await screen.findByTitle(text('cs.title'));
  await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

/** Without a connection there is somebody to call. */
export const Offline = overlayStory(service, { isOffline: true }, async ({ text }) =>
  visitor.sees(text('cs.helpline')),
);
