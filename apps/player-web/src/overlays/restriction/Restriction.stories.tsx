import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { overlayStory } from '../../testing/overlayStory';

const meta: Meta = { title: 'Overlays/Restriction' };
export default meta;

export const TimeUsedUp = overlayStory(
  {
    name: 'restriction',
    options: {
      title: 'Your time for today is up',
      detail: 'You set 60 minutes a day. You can play again on 2026-11-19 00:00.',
    },
  },
  {},
  async ({ text }) => {
    const more = await screen.findByRole('link', { name: text('rg.title') });
    await expect(more).toHaveAttribute('href', '/responsible-gaming');
  },
);

/** Who is taken for somebody that is away finds the help line, and somebody who can look at it. */
export const HeldBack = overlayStory(
  {
    name: 'restriction',
    options: {
      title: "You can't play right now",
      detail: "It looks like you're taking a break on another account. Log in again to withdraw your money.",
      hasService: true,
    },
  },
  {},
  async ({ text }) => void (await screen.findByRole('button', { name: text('cs.title') })),
);
