import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Avatar } from './avatars/Avatar';
import { PayMark } from './pay/PayMark';
import { PrizePicture } from './prizes/PrizePicture';
import { EmptyRecordsScene } from './scenes/EmptyRecordsScene';
import { VipBadge } from './vip/VipBadge';

const source = (container: HTMLElement) => container.querySelector('img')?.getAttribute('src');

test('a way to pay that has no mark of its own shows the generic one', () => {
  expect(source(render(<PayMark mode="newpay" />).container)).toContain('banktransfer.svg');
  expect(source(render(<PayMark mode="gcashwap_2" />).container)).toContain('gcashwap_2.svg');
});

test('a face is silent beside a name and named in a choice', () => {
  expect(source(render(<Avatar id={3} />).container)).toContain('tx3.svg');
  render(<Avatar id={99} label="Face 1" />);
  expect(screen.getByRole('img', { name: 'Face 1' }).getAttribute('src')).toContain('tx1.svg');
});

test('a level above the last shows the last fan', () => {
  expect(source(render(<VipBadge level={12} />).container)).toContain('vip-10.svg');
  expect(source(render(<VipBadge level={0} />).container)).toContain('vip-0.svg');
});

test('thanks is drawn as a sampaguita', () => {
  expect(source(render(<PrizePicture kind="thanks" />).container)).toContain('prize-5.svg');
});

test('a scene is silent, because the sentence under it says what it means', () => {
  const { container } = render(<EmptyRecordsScene />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
