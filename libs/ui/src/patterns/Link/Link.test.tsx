import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { Link, NavigationContext } from './Link';

const draw = (href: string, navigate = vi.fn()) => {
  render(
    <NavigationContext value={navigate}>
      <Link href={href}>Go</Link>
    </NavigationContext>,
  );
  return { navigate, link: screen.getByRole('link', { name: 'Go' }) };
};

test('a path of the app is reached inside the app', async () => {
  const { navigate, link } = draw('/user');
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/user');
});

test('a press with a modifier is left to the browser', () => {
  const { navigate, link } = draw('/user');
  const click = createEvent.click(link, { ctrlKey: true });
  click.preventDefault = vi.fn();
  fireEvent(link, click);
  expect(navigate).not.toHaveBeenCalled();
  expect(click.preventDefault).not.toHaveBeenCalled();
});

test('another site opens beside the app and learns nothing of it', () => {
  const { link } = draw('https://help.example');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('without the app around it, it is a plain link', () => {
  render(<Link href="/user">Go</Link>);
  expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/user');
});

test('a telephone number opens no window', () => {
  const { link } = draw('tel:0282489568');
  expect(link).not.toHaveAttribute('target');
});
