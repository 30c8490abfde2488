import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Banner } from './Banner';

test('a banner that is only a picture is named by what the picture says', async () => {
  const onPress = vi.fn();
  render(<Banner imageUrl="/rebate.webp" alt="Weekend rebate" onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'Weekend rebate' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a banner that leads nowhere is no button', () => {
  render(<Banner alt="" title="Rebate every day" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the first banner loads before everything else', () => {
  const { container } = render(<Banner imageUrl="/welcome.webp" alt="" title="Welcome" isFirst />);
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
});
