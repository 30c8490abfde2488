import type { PayMethod } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { PickerField, TextField } from '@kislap/ui';
import { openOverlay } from '../openOverlay';
import type { WithdrawalFormView } from './useWithdrawalForm';

interface WithdrawalAccountProps {
  readonly method: PayMethod;
  readonly view: WithdrawalFormView;
}

/** Where the money goes: bank, account number, and whose account it is. */
export function WithdrawalAccount({ method, view }: WithdrawalAccountProps) {
  const text = useText();
  const { fields } = view;
  const chooseBank = async () => {
    const outcome = await openOverlay('select-bank', { banks: method.banks, chosen: fields.bankCode });
    if (outcome.type === 'answered') view.chooseBank(outcome.value);
  };
  return (
    <>
      {method.banks.length > 1 && (
        <PickerField
          label={text('wdw.bankLabel')}
          value={fields.bankCode === '' ? undefined : fields.bankCode}
          placeholder={text('wdw.selectBank')}
          onOpen={() => void chooseBank()}
        />
      )}
      <TextField
        label={text('wdw.account')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={fields.accountNumber}
        onValueChange={view.typeAccount}
      />
      <TextField
        label={text('wdw.holder')}
        autoComplete="name"
        maxLength={100}
        value={fields.accountName}
        onValueChange={view.typeName}
      />
    </>
  );
}
