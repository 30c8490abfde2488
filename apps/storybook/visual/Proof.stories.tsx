import { Button, Stack, Surface, Text } from '@kislap/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';

import { nextShade } from './nextShade';

/** Stories that are wrong on purpose: each proves that a check sees what it is there to see. */
const meta = {
  title: 'Checks/Proof',
  component: Surface,
  args: {
    children: (
      <Stack gap={3}>
        <Text>₱1,500.00</Text>
        <Button>Deposit</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Surface>;

export default meta;

type Story = StoryObj<typeof meta>;

const differsFromDrawn = { visual: { differsFrom: 'checks-proof--as-drawn' } };

const nextAccent = (element: HTMLElement | null) => {
  if (element) nextShade(element, '--kislap-color-accent');
};

const NextAccent = ({ children }: { readonly children: ReactNode }) => <div ref={nextAccent}>{children}</div>;

export const AsDrawn: Story = {};

export const OnePixelLower: Story = {
  parameters: differsFromDrawn,
  render: (args) => (
    <div style={{ transform: 'translateY(1px)' }}>
      <Surface {...args} />
    </div>
  ),
};

export const OneTokenOff: Story = {
  parameters: differsFromDrawn,
  render: (args) => (
    <NextAccent>
      <Surface {...args} />
    </NextAccent>
  ),
};

export const TooSmallToHit: Story = {
  parameters: { targets: { finds: 'to hit, less than 44x44' } },
  render: () => <button type="button">Deposit</button>,
};

export const WiderThanAPhone: Story = {
  parameters: { squeeze: { finds: 'px wide in 320' } },
  render: () => <div style={{ width: '400px' }}>₱900,719,925,474.09</div>,
};

export const TextCutOff: Story = {
  parameters: { squeeze: { finds: ', is cut off by' } },
  render: () => (
    <div style={{ height: '20px', overflow: 'hidden' }}>Halaga ng deposito na kailangan mong ilagay</div>
  ),
};

export const WordInTwoLines: Story = {
  parameters: { squeeze: { finds: '“Deposit” of' } },
  render: () => <div style={{ width: '2.5rem', overflowWrap: 'anywhere' }}>Deposit</div>,
};

export const OneControlUnderAnother: Story = {
  parameters: { squeeze: { finds: 'lies on' } },
  render: () => (
    <div style={{ display: 'flex' }}>
      <Button>Deposit</Button>
      <div style={{ marginInlineStart: '-40px' }}>
        <Button variant="tonal">Withdraw</Button>
      </div>
    </div>
  ),
};
