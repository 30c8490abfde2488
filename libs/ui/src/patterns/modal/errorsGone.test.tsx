import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { clearToasts } from '../../testing/clearToasts';
import { Dialog } from '../Dialog/Dialog';
import { appToasts, toast } from '../toasts/toast';

beforeEach(clearToasts);

const shown = () => appToasts.snapshot().flatMap(({ title, isOpen }) => (isOpen ? [title] : []));
const dialog = (isOpen: boolean) => (
  <Dialog
    isOpen={isOpen}
    onDismiss={() => undefined}
    title="Withdraw?"
    confirm={{ label: 'Withdraw', onPress: () => undefined }}
  />
);

test('news that can have been read does not lie over the surface that opens next', () => {
  vi.useFakeTimers();
  const { rerender } = render(dialog(false));
  toast({ kind: 'notice', title: 'Last login' });
  vi.advanceTimersByTime(2_500);
  toast({ kind: 'success', title: 'Saved' });
  rerender(dialog(true));
  expect(shown()).toEqual(['Saved']);
  vi.useRealTimers();
});

test('an old error does not lie over the surface that opens next; good news and later errors stay', () => {
  const { rerender } = render(dialog(false));
  toast({ kind: 'error', title: 'Too little' });
  toast({ kind: 'success', title: 'Saved' });
  rerender(dialog(false));
  expect(shown()).toEqual(['Too little', 'Saved']);
  rerender(dialog(true));
  expect(shown()).toEqual(['Saved']);
  toast({ kind: 'error', title: 'No connection' });
  rerender(dialog(true));
  expect(shown()).toEqual(['Saved', 'No connection']);
});
