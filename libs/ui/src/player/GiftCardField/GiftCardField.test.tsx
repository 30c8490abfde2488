import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { renderInEnglish } from '../../testing/renderInEnglish';
import { GiftCardField } from './GiftCardField';

function Owner({ onClaim }: { readonly onClaim: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <GiftCardField value={code} onValueChange={setCode} onClaim={() => onClaim(code)} />;
}

test('a code is claimed as it is printed, however it is typed', async () => {
  const onClaim = vi.fn();
  renderInEnglish(<Owner onClaim={onClaim} />);
  await userEvent.type(screen.getByLabelText('Gift card code'), ' play 50{Enter}');
  expect(onClaim).toHaveBeenCalledWith('PLAY50');
});

test('nothing is claimed without a code', async () => {
  const onClaim = vi.fn();
  renderInEnglish(<Owner onClaim={onClaim} />);
  await userEvent.type(screen.getByLabelText('Gift card code'), '{Enter}');
  expect(screen.getByRole('button', { name: 'Claim' })).toBeDisabled();
  expect(onClaim).not.toHaveBeenCalled();
});

test('a refused code says why, at the field', () => {
  renderInEnglish(
    <GiftCardField value="OLD1" onValueChange={vi.fn()} onClaim={vi.fn()} error="This card has expired." />,
  );
  expect(screen.getByLabelText('Gift card code')).toHaveAccessibleDescription('This card has expired.');
});
