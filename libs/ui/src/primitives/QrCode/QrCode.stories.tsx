import type { Meta, StoryObj } from '@storybook/react-vite';

import { QrCode } from './QrCode';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  args: { text: 'https://kislap.example/register?invite=LIW4NAG', label: 'QR code of your invite link' },
} satisfies Meta<typeof QrCode>;

export default meta;

type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {};

export const Large: Story = { args: { size: 'lg' } };

export const LongAddress: Story = {
  args: { size: 'lg', text: `https://kislap.example/register?invite=${'A'.repeat(240)}` },
};

export const TooLongToRead: Story = { args: { text: 'https://kislap.example/'.repeat(40) } };
