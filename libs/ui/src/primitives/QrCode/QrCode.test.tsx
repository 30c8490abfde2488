import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { QrCode } from './QrCode';

test('a code is a picture with a name, drawn as one path', () => {
  const { container } = render(<QrCode text="https://kislap.example" label="QR code" />);
  expect(screen.getByRole('img', { name: 'QR code' })).toBeInTheDocument();
  expect(container.querySelectorAll('path')).toHaveLength(1);
});

test('four light squares stand around the code', () => {
  const { container } = render(<QrCode text="https://kislap.example" label="QR code" />);
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
});

test('two texts are two codes', () => {
  const path = (text: string) =>
    render(<QrCode text={text} label="QR code" />)
      .container.querySelector('path')
      ?.getAttribute('d');
  expect(path('LIW4NAG')).not.toBe(path('LIW4NAH'));
});

test.each([
  ['', 'no text'],
  ['x'.repeat(4000), 'a text of 4,000 letters'],
])('there is no code for %#', (text) => {
  const { container } = render(<QrCode text={text} label="QR code" />);
  expect(container).toBeEmptyDOMElement();
});
