import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { closingStory } from '../../testing/closingStory';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Sandbox sign in' };
export default meta;

const google = { name: 'sandbox-sign-in', options: { name: 'Google' } } as const;

export const Loaded = overlayStory(google, { visitor: 'guest' }, async ({ text }) =>
  visitor.sees(text('login.playMoney')),
);

export const Left = closingStory(
  overlayStory(google, { visitor: 'guest' }, async ({ text, onOutcome }) => {
    await visitor.press(text('login.refuse'));
    await waitFor(() => expect(onOutcome).toHaveBeenCalledWith({ type: 'answered', value: 'deny' }));
  }),
);
