import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setErrorSink } from '../../device/errors/reportError';
import { CodeBoundary } from './CodeBoundary';

const sink = vi.fn();
const broken = new RangeError('broken on purpose');

function Broken(): never {
  throw broken;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setErrorSink(sink);
});

afterEach(() => {
  cleanup();
  sink.mockClear();
  setErrorSink(undefined);
  vi.restoreAllMocks();
});

it('a part that breaks is reported by its name, and what stands in for it knows why', () => {
  render(
    <CodeBoundary part="side panel" fallback={(error) => (error === broken ? 'instead' : 'why?')}>
      <Broken />
    </CodeBoundary>,
  );
  expect(screen.getByText('instead')).toBeDefined();
  expect(sink).toHaveBeenCalledWith(broken, 'side panel');
});
