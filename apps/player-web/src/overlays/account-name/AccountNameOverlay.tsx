import { useText } from '@kislap/i18n';
import { Dialog, TextField } from '@kislap/ui';
import { useState } from 'react';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** Asks for the name on the account that a bank transfer is paid from. Answers it without outer spaces. */
export function AccountNameOverlay({ modal, onAnswer }: OverlayProps<'account-name'>) {
  const text = useText();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    if (name.trim() === '') setIsMissing(true);
    else onAnswer(name.trim());
  };
  return (
    <Dialog
      {...modal}
      title={text('dep.cardName')}
      text={text('dep.cardNameWhy')}
      initialFocus="field"
      confirm={{ label: text('common.submit'), onPress: submit }}
      cancel={{ label: text('common.cancel'), onPress: () => modal.onDismiss('closeButton') }}
    >
      <TextField
        label={text('dep.accountName')}
        autoComplete="name"
        maxLength={100}
        value={name}
        onValueChange={(typed) => {
          setName(typed);
          setIsMissing(false);
        }}
        error={isMissing ? text('dep.nameRequired') : undefined}
      />
    </Dialog>
  );
}
