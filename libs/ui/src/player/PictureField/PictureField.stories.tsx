import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { identificationCardDuotone } from '../../icons/menus';
import { PictureField } from './PictureField';

/** A card with a face and three lines. */
const card =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" width="320" height="200"><rect width="160" height="100" rx="8" fill="#9db7c9"/><circle cx="40" cy="44" r="20" fill="#5b7183"/><path d="M80 30h60v8H80zM80 48h44v8H80zM20 78h120v8H20z" fill="#5b7183"/></svg>',
  );

const meta = {
  title: 'Player/PictureField',
  component: PictureField,
  args: {
    label: 'Front of the document',
    description: 'Show all four corners. No glare, nothing covered.',
    glyph: identificationCardDuotone,
    preview: undefined,
    takeLabel: 'Take a photo',
    retakeLabel: 'Take another',
    camera: 'back',
    onChoose: fn(),
  },
} satisfies Meta<typeof PictureField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Taken: Story = { args: { preview: card } };

export const Busy: Story = { args: { isBusy: true } };

export const Refused: Story = { args: { error: "This file isn't a photo." } };
