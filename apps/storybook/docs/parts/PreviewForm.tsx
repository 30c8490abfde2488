import { ChipGroup, GarlandStepper, Meter, Note, Stack, Surface, TextField } from '@kislap/ui';
import { useState } from 'react';

const steps = [
  { rate: '120%', word: '(Used)', state: 'used' },
  { rate: '100%', word: 'Now', state: 'now' },
  { rate: '80%', word: '', state: 'next' },
] as const;

const amounts = [
  { value: '100', label: '₱100' },
  { value: '500', label: '₱500' },
  { value: '1000', label: '₱1,000' },
  { value: '5000', label: '₱5,000' },
];

/** A festive card and the plain ground of money. */
export function PreviewForm() {
  const [amount, setAmount] = useState('500');
  const [account, setAccount] = useState('0917 555 4567');
  return (
    <>
      <Surface isFestive>
        <Stack gap={3}>
          <GarlandStepper steps={steps} />
          <Meter label="Turnover" progress={0.37} spoken="₱740.00 of ₱2,000.00" />
        </Stack>
      </Surface>
      <TextField label="GCash number" value={account} onValueChange={setAccount} hint="Verified" />
      <ChipGroup
        label="Quick amounts"
        layout="grid"
        value={amount}
        onValueChange={setAmount}
        options={amounts}
      />
      <Note tone="pending">Play ₱1,260.00 more, then you can withdraw.</Note>
    </>
  );
}
