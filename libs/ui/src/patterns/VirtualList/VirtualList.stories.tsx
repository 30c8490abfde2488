import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { AppBar } from '../AppBar';
import { AppFrame } from '../AppFrame';
import { Row } from '../List';
import { PageFrame } from '../PageFrame';
import { ListTail } from './ListTail';
import type { TailState } from './ListTail';
import { VirtualList } from './VirtualList';

const texts = { loading: 'loading...', retry: 'Could not load more. Tap to try again.', end: 'No More' };

const rows = (count: number) => Array.from({ length: count }, (_, index) => `Deposit ${index + 1}`);

interface RecordsProps {
  readonly count: number;
  readonly state: TailState;
  readonly onReachEnd: () => void;
  readonly onRetry: () => void;
}

function Records({ count, state, onReachEnd, onRetry }: RecordsProps) {
  const [items] = useState(() => rows(count));
  return (
    <AppFrame>
      <PageFrame appBar={<AppBar title="Fund Record" />}>
        <VirtualList
          items={items}
          keyOf={(item) => item}
          rowHeight={56}
          renderRow={(item) => <Row title={item} value="₱1,000.00" isInsideItem />}
          tail={{ state, onReachEnd, onRetry, texts }}
        />
      </PageFrame>
    </AppFrame>
  );
}

const meta = {
  title: 'Patterns/VirtualList',
  component: Records,
  subcomponents: { ListTail },
  parameters: { layout: 'fullscreen' },
  args: { count: 6, state: 'end', onReachEnd: fn(), onRetry: fn() },
} satisfies Meta<typeof Records>;

export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {};

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tap to try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onReachEnd).not.toHaveBeenCalled();
  },
};

export const More: Story = {
  args: { state: 'more' },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalled());
  },
};

/** Ten thousand rows; the document holds a screenful. */
export const TenThousand: Story = {
  args: { count: 10_000 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Deposit 1');
    const scroller = canvasElement.querySelector('main');
    scroller?.scrollTo({ top: scroller.scrollHeight });
    await canvas.findByText('Deposit 10000');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(400);
  },
};
