import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EmptyRecordsScene } from '../art/scenes/EmptyRecordsScene';
import { AppBar } from '../patterns/AppBar/AppBar';
import { AppFrame } from '../patterns/AppFrame/AppFrame';
import { EmptyState } from '../patterns/EmptyState/EmptyState';
import { Row } from '../patterns/List/List';
import { PageFrame } from '../patterns/PageFrame/PageFrame';
import { VirtualList } from '../patterns/VirtualList/VirtualList';

interface RecordsProps {
  /** How many rows there are. */
  readonly count: number;
}

const texts = { loading: 'loading...', retry: 'Try again', end: 'No More' };
const tail = { state: 'end', onReachEnd: () => undefined, onRetry: () => undefined, texts } as const;

function Records({ count }: RecordsProps) {
  const rows = Array.from({ length: count }, (_, index) => `Deposit ${index + 1}`);
  return (
    <AppFrame>
      <PageFrame appBar={<AppBar title="Fund Record" />}>
        {count === 0 ? (
          <EmptyState scene={<EmptyRecordsScene />} title="No records yet" />
        ) : (
          <VirtualList
            items={rows}
            keyOf={(row) => row}
            rowHeight={56}
            renderRow={(row) => <Row title={row} value="₱1,000.00" isInsideItem />}
            tail={tail}
          />
        )}
      </PageFrame>
    </AppFrame>
  );
}

const meta = {
  title: 'Bad input/Rows',
  component: Records,
  parameters: { layout: 'fullscreen' },
  args: { count: 0 },
} satisfies Meta<typeof Records>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Zero: Story = {};

export const One: Story = { args: { count: 1 } };

/** The document holds what is in sight and a little more, however long the list is. */
export const TenThousand: Story = {
  args: { count: 10_000 },
  play: async ({ canvas }) => {
    await canvas.findByText('Deposit 1');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};
