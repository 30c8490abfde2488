import type { Meta, StoryObj } from '@storybook/react-vite';

import { PhoneStage } from '../../testing/PhoneStage';
import { OptionGroup, OptionRow } from '../OptionGroup/OptionGroup';
import { Panel } from './Panel';

const meta = {
  title: 'Patterns/Panel',
  component: Panel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onDismiss: () => undefined,
    title: 'Set Language',
    closeLabel: 'Close',
    side: 'left',
    children: (
      <OptionGroup label="Set Language" layout="rows" value="en" onChange={() => undefined}>
        <OptionRow value="en" title="English" caption="Good evening" />
        <OptionRow value="tag" title="Tagalog" caption="Magandang gabi" />
      </OptionGroup>
    ),
  },
  render: (args) => <PhoneStage surface={(state) => <Panel {...args} {...state} />} />,
} satisfies Meta<typeof Panel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheLeft: Story = {};

export const FromTheRight: Story = { args: { side: 'right', title: 'turnover rebate' } };
