import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AppBar } from '../AppBar/AppBar';
import { PageFrame } from '../PageFrame/PageFrame';
import { PlayMoneyMark } from './PlayMoneyMark';

const meta = {
  title: 'Patterns/PlayMoneyMark',
  component: PlayMoneyMark,
  args: { children: 'Play money' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayMoneyMark>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The title below it stays whole. */
export const OverBar: Story = {
  render: (args) => (
    <>
      <AppBar title="Withdrawal" back={{ label: 'Back', onPress: () => undefined }} />
      <PlayMoneyMark {...args} />
    </>
  ),
};

/** Words stand clear of it at every size of the text, and at the usual one nothing moves for it. */
export const ClearOfWords: Story = {
  render: (args) => (
    <PageFrame>
      <p>₱108,000.00</p>
      <PlayMoneyMark {...args} />
    </PageFrame>
  ),
  parameters: { visual: { skip: 'It is measured, at two sizes of text.' } },
  play: async ({ args, canvas }) => {
    const page = document.documentElement;
    const left = () => canvas.getByText('₱108,000.00').getBoundingClientRect().left;
    const right = () => canvas.getByText(args.children).getBoundingClientRect().right;
    const [before, size] = [left(), page.style.fontSize];
    page.dataset['playMoney'] = '';
    try {
      await expect(left()).toBe(before);
      await expect(left() - right()).toBeGreaterThanOrEqual(4);
      page.style.fontSize = '200%';
      await expect(left() - right()).toBeGreaterThanOrEqual(4);
    } finally {
      page.style.fontSize = size;
      delete page.dataset['playMoney'];
    }
  },
};
