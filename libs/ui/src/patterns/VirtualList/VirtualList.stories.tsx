import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../../primitives/Button/Button';
import { AppBar } from '../AppBar/AppBar';
import { AppFrame } from '../AppFrame/AppFrame';
import { Row } from '../List/List';
import { PageFootContext } from '../PageFrame/PageFootContext';
import { PageFrame } from '../PageFrame/PageFrame';
import { ListFooter } from './ListFooter';
import type { ListFooterState } from './ListFooter';
import { VirtualList } from './VirtualList';

const texts = { loading: 'loading...', retry: "Couldn't load more. Tap to try again.", end: 'No More' };

const rows = (count: number) => Array.from({ length: count }, (_, index) => `Deposit ${index + 1}`);

interface RecordsProps {
  /** How many rows the list has. */
  readonly count: number;
  /** What stands below the last row. */
  readonly state: ListFooterState;
  /** The last rows came into view: more are wanted. */
  readonly onReachEnd: () => void;
  /** The player asks once more for what failed. */
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
  subcomponents: { ListFooter },
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

/** News come before what is there while somebody reads further down. */
function News() {
  const [news, setNews] = useState(0);
  const items = [...Array.from({ length: news }, (_, index) => `News ${news - index}`), ...rows(200)];
  const more = (
    <Button size="sm" variant="text" onClick={() => setNews(news + 3)}>
      News
    </Button>
  );
  return (
    <AppFrame>
      <PageFrame appBar={<AppBar title="Fund Record" action={more} />}>
        <VirtualList
          items={items}
          keyOf={(item) => item}
          rowHeight={56}
          renderRow={(item) => <Row title={item} value="₱1,000.00" isInsideItem />}
          tail={{ state: 'end', onReachEnd: fn(), onRetry: fn(), texts }}
        />
      </PageFrame>
    </AppFrame>
  );
}

/** What is being read stays where it is when newer rows arrive; at the start they are seen to come. */
export const RowsComeBefore: Story = {
  render: () => <News />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'News' }));
    await expect(await canvas.findByText('News 3')).toBeVisible();
    const scroller = canvasElement.querySelector('main');
    scroller?.scrollTo({ top: 2000 });
    const read = await canvas.findByText('Deposit 36');
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
    await waitFor(() => expect(topOf(read)).toBeLessThan(844));
    const before = topOf(read);
    await userEvent.click(canvas.getByRole('button', { name: 'News' }));
    await waitFor(() => expect(scroller?.scrollTop).toBeGreaterThan(2100));
    await expect(Math.abs(topOf(canvas.getByText('Deposit 36')) - before)).toBeLessThanOrEqual(2);
  },
};

const wordyRows = rows(60).map((name, index) =>
  index % 7 === 3 ? `${name} ${'of somebody '.repeat(12)}` : name,
);

/** A row that needs more lines gets their height, and no other stands over it. */
export const RowsOfOtherHeights: Story = {
  render: () => (
    <AppFrame>
      <PageFrame>
        <VirtualList
          items={wordyRows}
          keyOf={(item) => item}
          rowHeight={56}
          renderRow={(item) => <Row title={item} isInsideItem />}
          tail={{ state: 'end', onReachEnd: fn(), onRetry: fn(), texts }}
        />
      </PageFrame>
    </AppFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const standApart = () =>
      waitFor(async () => {
        const drawn = (await canvas.findAllByRole('listitem')).map((row) => {
          const box = row.firstElementChild?.getBoundingClientRect();
          return { top: box?.top ?? 0, bottom: box?.bottom ?? 0 };
        });
        const placed = drawn.toSorted((a, b) => a.top - b.top);
        const tall = placed.filter(({ top, bottom }) => bottom - top > 60);
        await expect(tall.length).toBeGreaterThan(0);
        for (const [index, { top }] of placed.entries()) {
          await expect(Math.abs(top - (placed[index - 1]?.bottom ?? top))).toBeLessThanOrEqual(1);
        }
      });
    await canvas.findByText('Deposit 1');
    await standApart();
    canvasElement.querySelector('main')?.scrollTo({ top: 900 });
    await standApart();
  },
};

const PAGE_ROWS = 20;
const foot = { line: 'For adults', ways: <div style={{ height: 600 }}>Help</div> };

/** Pages that come as soon as they are asked for, and a foot taller than half a screen. */
function Pages({ onReachEnd }: Pick<RecordsProps, 'onReachEnd'>) {
  const [count, setCount] = useState(PAGE_ROWS);
  const load = () => {
    onReachEnd();
    setTimeout(() => setCount(count + PAGE_ROWS), 50);
  };
  return (
    <AppFrame>
      <PageFootContext value={foot}>
        <PageFrame>
          <VirtualList
            items={rows(count)}
            keyOf={(item) => item}
            rowHeight={56}
            renderRow={(item) => <Row title={item} isInsideItem />}
            tail={{ state: 'more', onReachEnd: load, onRetry: fn(), texts }}
          />
        </PageFrame>
      </PageFootContext>
    </AppFrame>
  );
}

/** A page that comes while the foot is in sight comes between: the list does not run on to its new end. */
export const MoreAtTheEnd: Story = {
  render: ({ onReachEnd }) => <Pages onReachEnd={onReachEnd} />,
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByText('Deposit 1');
    const scroller = canvasElement.querySelector('main');
    const end = scroller?.scrollHeight ?? 0;
    scroller?.scrollTo({ top: end });
    const from = scroller?.scrollTop;
    await waitFor(() => expect(args.onReachEnd).toHaveBeenCalled());
    await waitFor(() => expect(scroller?.scrollHeight).toBeGreaterThan(end));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(args.onReachEnd).toHaveBeenCalledTimes(1);
    await expect(scroller?.scrollTop).toBe(from);
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
