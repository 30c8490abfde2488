import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { identificationCardDuotone } from '../../icons/menus';
import { PictureField } from './PictureField';

const words = {
  label: 'Front of the document',
  takeLabel: 'Take a photo',
  retakeLabel: 'Take another',
  glyph: identificationCardDuotone,
  camera: 'back',
} as const;

const file = new File(['picture'], 'card.jpg', { type: 'image/jpeg' });

test('a picture opens the camera at the back, and is handed on', async () => {
  const onChoose = vi.fn();
  render(<PictureField {...words} preview={undefined} onChoose={onChoose} />);
  const input = screen.getByLabelText('Front of the document Take a photo');
  expect(input).toHaveAttribute('capture', 'environment');
  await userEvent.upload(input, file);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(file);
});

test('one that was taken can be taken again, also with the same file', async () => {
  const onChoose = vi.fn();
  render(<PictureField {...words} camera="front" preview="data:," onChoose={onChoose} />);
  const input = screen.getByLabelText('Front of the document Take another');
  expect(input).toHaveAttribute('capture', 'user');
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onChoose).toHaveBeenCalledTimes(2);
});

test('what is wrong with it is read with it', () => {
  render(<PictureField {...words} preview={undefined} error="This file isn't a photo." onChoose={vi.fn()} />);
  expect(screen.getByLabelText(/Front/)).toHaveAccessibleDescription("This file isn't a photo.");
});
