import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { Text } from '../../primitives/Text/Text';
import { RecipeMatrix } from '../../testing/RecipeMatrix';
import { Option, OptionGroup, OptionRow } from './OptionGroup';
import { group } from './OptionGroup.css';

const meta = {
  title: 'Patterns/OptionGroup',
  component: OptionGroup,
  args: {
    label: 'Withdrawal Channels',
    layout: 'rows',
    value: 'gcash',
    onChange: () => undefined,
    children: null,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <OptionGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof OptionGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  args: {
    children: (
      <>
        <OptionRow value="gcash" title="Gcash" caption="•••• 4567" />
        <OptionRow value="bank" title="OnlineBank" caption="•••• 0921" />
        <OptionRow value="maya" title="Maya" caption="Under maintenance" isLocked />
      </>
    ),
  },
};

export const PlainRows: Story = {
  args: {
    children: (
      <>
        <OptionRow value="gcash" title="GCASH" caption="E-wallet" look="plain" />
        <OptionRow value="bpi" title="BPI" caption="Bank" look="plain" />
      </>
    ),
  },
};

const cards = (
  <>
    <Option value="gcash" look="card">
      <Text as="span">Gcash A</Text>
    </Option>
    <Option value="b" look="card">
      <Text as="span">Gcash B</Text>
    </Option>
    <Option value="c" look="card" isLocked>
      <Text as="span">From VIP 5</Text>
    </Option>
  </>
);

export const Cards: Story = { args: { layout: 'cards', children: cards } };

/** The last of an odd number has its line for itself, and its name stays whole. */
export const Pairs: Story = {
  args: {
    layout: 'pairs',
    children: ['GCash', 'Maya', 'Bank Transfer'].map((name) => (
      <OptionRow key={name} value={name.toLowerCase()} title={name} />
    )),
  },
  play: async ({ canvas }) => {
    const [first = 0, second = 0, last = 0] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.getBoundingClientRect().width);
    await expect(second).toBe(first);
    await expect(last).toBeGreaterThan(2 * first);
  },
};

export const Scroller: Story = {
  args: {
    layout: 'scroller',
    children: ['Gcashwap', 'Gcash', 'Maya', 'Grabpay', 'Bank Transfer', 'UnionBank'].map((name) => (
      <Option key={name} value={name.toLowerCase()} look="tile">
        <Text as="span" size="cap">
          {name}
        </Text>
      </Option>
    )),
  },
};

export const Chips: Story = {
  args: {
    layout: 'thirds',
    children: ['BPI', 'BDO', 'UBP', 'LBP', 'MBTC', 'RCBC'].map((bank) => (
      <Option key={bank} value={bank} look="chip">
        {bank}
      </Option>
    )),
  },
};

/** Every variant that the recipe knows. */
export const Matrix: Story = {
  args: { children: cards, value: 'b' },
  render: (args) => (
    <RecipeMatrix recipe={group} isWide>
      {({ layout = 'rows' }) => <OptionGroup {...args} layout={layout} />}
    </RecipeMatrix>
  ),
};
