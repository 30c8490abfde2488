import type { Meta } from '@storybook/react-vite';
import { overlayStory } from '../../testing/overlayStory';
import { visitor } from '../../testing/visitor';

const meta: Meta = { title: 'Overlays/Check-in rules' };
export default meta;

export const Loaded = overlayStory({ name: 'check-in-rules', options: {} }, {}, async ({ text }) =>
  visitor.sees(text('sign.rule3')),
);
