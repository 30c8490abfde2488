import type { Meta, StoryObj } from '@storybook/react-vite';

import { Inline } from '../primitives/Inline/Inline';
import { Avatar } from './avatars/Avatar';
import { Egg, Mallet } from './gifts/Egg';
import { PrizeRays } from './gifts/PrizeRays';
import { RedEnvelope } from './gifts/RedEnvelope';
import { PayMark } from './pay/PayMark';
import { PrizePicture } from './prizes/PrizePicture';
import { EmptyFavoritesScene } from './scenes/EmptyFavoritesScene';
import { EmptyMailScene } from './scenes/EmptyMailScene';
import { EmptyRecordsScene } from './scenes/EmptyRecordsScene';
import { EmptySearchScene } from './scenes/EmptySearchScene';
import { ErrorScene } from './scenes/ErrorScene';
import { InstallScene } from './scenes/InstallScene';
import { MaintenanceScene } from './scenes/MaintenanceScene';
import { NotFoundScene } from './scenes/NotFoundScene';
import { OfflineScene } from './scenes/OfflineScene';
import { RebateClosedScene } from './scenes/RebateClosedScene';
import { RebateOpenScene } from './scenes/RebateOpenScene';
import { RestScene } from './scenes/RestScene';
import { SuccessScene } from './scenes/SuccessScene';
import { WaitingScene } from './scenes/WaitingScene';
import { UpdateScene } from './scenes/UpdateScene';
import { WelcomeScene } from './scenes/WelcomeScene';
import { GuestMark } from './shortcuts/GuestMark';
import { ShortcutMark } from './shortcuts/ShortcutMark';
import { VipBadge } from './vip/VipBadge';

const meta = {
  title: 'Art/Pictures',
  component: Inline,
  argTypes: {
    wrap: {
      description: 'What has no room goes to a further line.',
      table: { type: { summary: 'boolean' } },
    },
  },
  args: { wrap: true },
} satisfies Meta<typeof Inline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scenes: Story = {
  render: (args) => (
    <Inline {...args}>
      <EmptyFavoritesScene />
      <EmptyMailScene />
      <EmptyRecordsScene />
      <EmptySearchScene />
      <ErrorScene />
      <InstallScene />
      <MaintenanceScene />
      <NotFoundScene />
      <OfflineScene />
      <RebateClosedScene />
      <RebateOpenScene />
      <RestScene />
      <SuccessScene />
      <WaitingScene />
      <UpdateScene />
      <WelcomeScene />
    </Inline>
  ),
};

export const PaymentMarks: Story = {
  render: (args) => (
    <Inline {...args}>
      {['gcash', 'maya', 'grabpay', 'qrph', 'onlinebank', 'newpay'].map((mode) => (
        <PayMark key={mode} mode={mode} />
      ))}
    </Inline>
  ),
};

export const Faces: Story = {
  render: (args) => (
    <Inline {...args}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((id) => (
        <Avatar key={id} id={id} size={64} />
      ))}
    </Inline>
  ),
};

export const VipLevels: Story = {
  render: (args) => (
    <Inline {...args}>
      {[0, 1, 4, 7, 10].map((level) => (
        <VipBadge key={level} level={level} size={64} />
      ))}
    </Inline>
  ),
};

export const Shortcuts: Story = {
  render: (args) => (
    <Inline {...args}>
      {(['checkIn', 'draw', 'rebate', 'vip', 'redPacket', 'egg'] as const).map((kind) => (
        <ShortcutMark key={kind} kind={kind} />
      ))}
      {(['promo', 'games', 'invite', 'help'] as const).map((kind) => (
        <GuestMark key={kind} kind={kind} />
      ))}
    </Inline>
  ),
};

export const Prizes: Story = {
  render: (args) => (
    <Inline {...args}>
      {(['coin', 'stack', 'basket', 'mystery', 'thanks', 'lantern', 'chest'] as const).map((kind) => (
        <PrizePicture key={kind} kind={kind} size={64} />
      ))}
    </Inline>
  ),
};

export const Gifts: Story = {
  render: (args) => (
    <Inline {...args}>
      <RedEnvelope />
      <RedEnvelope isOpen />
      <Egg state="whole" />
      <Egg state="cracked" />
      <Egg state="open" />
      <Mallet />
      <PrizeRays />
    </Inline>
  ),
};
