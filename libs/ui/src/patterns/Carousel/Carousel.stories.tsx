import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Banner } from '../../player/Banner/Banner';
import { Carousel } from './Carousel';

const slide = (id: string, title: string) => ({
  id,
  content: <Banner alt="" overline="Welcome gift" title={title} call="See how it works" onPress={fn()} />,
});

const meta = {
  title: 'Patterns/Carousel',
  component: Carousel,
  args: {
    label: 'Promotions',
    slides: [
      slide('1', 'Up to 120% on your first 5 deposits'),
      slide('2', 'Rebate every day'),
      slide('3', 'Check in seven days in a row'),
    ],
    dotLabel: (position, count) => `Slide ${position} of ${count}`,
  },
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slide 2 of 3' }));
    await expect(canvas.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Before the slides are known: their room, and that of their dots. */
export const Waiting: Story = {
  args: { slides: [{ id: 'frame', content: <Banner alt="" /> }], isPlaceholder: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const One: Story = { args: { slides: [slide('1', 'Up to 120% on your first 5 deposits')] } };
