import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RestScene } from '../../art/scenes/RestScene';
import { SkyIntro } from './SkyIntro';

test('the words are said, and the picture is silent', () => {
  render(<SkyIntro scene={<RestScene />}>A good night ends when you choose.</SkyIntro>);
  expect(screen.getByText('A good night ends when you choose.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
