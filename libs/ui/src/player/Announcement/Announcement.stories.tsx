import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { gamePictures } from '../../testing/gamePictures';
import { PhoneStage } from '../../testing/PhoneStage';
import { Announcement } from './Announcement';

const meta = {
  title: 'Player/Announcement',
  component: Announcement,
  parameters: { layout: 'fullscreen' },
  args: {
    overline: 'Tonight, 20:00 to 23:59',
    title: 'Parol night',
    text: 'Every bet on Parol Nights counts twice toward your turnover until midnight.',
    imageUrl: gamePictures[0],
    action: { label: 'Play Parol Nights', onPress: fn() },
    isHiddenToday: false,
    onHiddenTodayChange: fn(),
    isOpen: true,
    onDismiss: fn(),
  },
  render: function Ticking(args) {
    const [isHiddenToday, setHidden] = useState(args.isHiddenToday);
    return (
      <PhoneStage
        surface={(state) => (
          <Announcement {...args} {...state} isHiddenToday={isHiddenToday} onHiddenTodayChange={setHidden} />
        )}
      />
    );
  },
} satisfies Meta<typeof Announcement>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The subject of a banner, in its right third, is whole beside the words. */
export const WithAPicture: Story = {
  play: async () => {
    const picture = await waitFor(() => expectPicture(document.querySelector('[role=dialog] img')));
    await expect(getComputedStyle(picture).objectPosition).toMatch(/^100%/);
  },
};

export const WithoutAPicture: Story = { args: { imageUrl: undefined } };

export const AbsentPicture: Story = { args: { imageUrl: 'data:image/png;base64,' } };

export const LongWords: Story = {
  args: {
    title: 'Gabi ng mga parol at sampaguita sa buong Pilipinas',
    text: 'Bumalik ka maya-maya. '.repeat(30),
  },
};

export const TitleAlone: Story = { args: { text: undefined, action: undefined } };

function expectPicture(found: Element | null): Element {
  if (found === null) throw new Error('There is no picture yet.');
  return found;
}
