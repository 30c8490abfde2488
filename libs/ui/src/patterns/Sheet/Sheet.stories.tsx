import type { Meta, StoryObj } from '@storybook/react-vite';

import { Text } from '../../primitives/Text/Text';
import { PhoneStage } from '../../testing/PhoneStage';
import { OptionGroup, OptionRow } from '../OptionGroup/OptionGroup';
import { Sheet } from './Sheet';

const banks = ['GCASH', 'PAYMAYA', 'GOTYME', 'UBP', 'BPI', 'BDO', 'LBP', 'MBTC', 'RCBC', 'CBC', 'PNB', 'EWB'];

const meta = {
  title: 'Patterns/Sheet',
  component: Sheet,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onDismiss: () => undefined,
    title: 'Select Your Bank',
    closeLabel: 'Close',
    children: (
      <OptionGroup label="Select Your Bank" layout="rows" value="GCASH" onChange={() => undefined}>
        {banks.map((bank) => (
          <OptionRow key={bank} value={bank} title={bank} />
        ))}
      </OptionGroup>
    ),
  },
  render: (args) => <PhoneStage surface={(state) => <Sheet {...args} {...state} />} />,
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LongList: Story = {};

export const Short: Story = {
  args: { title: 'Rules', children: <Text>The bonus counts once a day, until midnight in Manila.</Text> },
};

export const NotDraggable: Story = { args: { isDraggable: false } };
