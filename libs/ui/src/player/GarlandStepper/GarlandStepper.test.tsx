import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { garlandPoints, GarlandStepper } from './GarlandStepper';
import { word } from './GarlandStepper.css';

test('the points of a garland are evenly spaced and hang lowest in the middle', () => {
  const points = garlandPoints(5);
  expect(points.map(({ x }) => x)).toEqual([32.6, 97.8, 163, 228.2, 293.4]);
  expect(points.map(({ y }) => y)).toEqual([26, 32, 34, 32, 26]);
});

test('a single point hangs in the middle', () => {
  expect(garlandPoints(1)).toEqual([{ x: 163, y: 34 }]);
});

test('steps that say the same say it once to the eye, and each to the ear', () => {
  render(
    <GarlandStepper
      steps={[
        { rate: '120%', word: '(Used)', state: 'used' },
        { rate: '100%', word: '(Used)', state: 'used' },
        { rate: '80%', word: 'Now', state: 'now' },
        { rate: '60%', word: '', state: 'next' },
      ]}
    />,
  );
  const [seen, heard, ...others] = screen.getAllByText('(Used)');
  expect(others).toEqual([]);
  expect(seen).toHaveClass(word);
  expect(heard).not.toHaveClass(word);
  expect(screen.getByText('Now')).toHaveClass(word);
});

test('every step says its rate and its state in words', () => {
  const { container } = render(
    <GarlandStepper
      steps={[
        { rate: '120%', word: '(Used)', state: 'used' },
        { rate: '100%', word: 'Now', state: 'now' },
        { rate: '80%', word: '', state: 'next' },
      ]}
    />,
  );
  expect(screen.getByText('(Used)')).toBeInTheDocument();
  expect(screen.getByText('Now')).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
