import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

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
