import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../../primitives/Button/Button';
import { Text } from '../../primitives/Text/Text';
import { PhoneStage } from '../../testing/PhoneStage';
import { BareOverlay, Overlay } from './Overlay';

const meta = {
  title: 'Patterns/Overlay',
  component: Overlay,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onDismiss: () => undefined,
    title: 'Deposit',
    closeLabel: 'Close',
    children: <Text>The form scrolls here, and nothing behind it does.</Text>,
  },
  render: (args) => <PhoneStage surface={(state) => <Overlay {...args} {...state} />} />,
} satisfies Meta<typeof Overlay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromBelow: Story = {};

export const WithSubmitBar: Story = { args: { footer: <Button isBlock>Submit</Button> } };

export const BackAndClose: Story = {
  args: { title: 'Fund Record', enters: 'fromRight', back: { label: 'Back', onPress: () => undefined } },
};

export const LongContent: Story = {
  args: {
    footer: <Button isBlock>Submit</Button>,
    children: <Text>{'Pay with the same name as your account. '.repeat(120)}</Text>,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Pay with the same name/)).toBeVisible());
  },
};

export const Bare: Story = {
  render: (args) => (
    <PhoneStage
      surface={(state) => (
        <BareOverlay {...state} title={args.title}>
          <Text>A frame that draws its own ways out.</Text>
          <Button onClick={() => state.onDismiss('closeButton')}>Close</Button>
        </BareOverlay>
      )}
    />
  ),
};
