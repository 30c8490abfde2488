import { checkPayoutAccount, isAccountName, payoutBank } from '@kislap/domain';
import type { PayMethod, SavedBank } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { Button, PickerField, SavedAccountPicker, Section, TextField } from '@kislap/ui';
import { bankMark } from '../../features/banks/bankMark';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { WithdrawalFields, WithdrawalFormView } from './useWithdrawalForm';

interface WithdrawalAccountProps {
  readonly method: PayMethod;
  readonly view: WithdrawalFormView;
}

/** Where the money goes: bank, account number, and whose account it is. */
export function WithdrawalAccount({ method, view }: WithdrawalAccountProps) {
  const text = useText();
  const { fields } = view;
  const account = accountMessages(fields, text);
  const isBadName = fields.accountName.trim().length > 1 && !isAccountName(fields.accountName);
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
        {...account}
      />
      <TextField
        label={text('wdw.holder')}
        autoComplete="name"
        maxLength={100}
        value={fields.accountName}
        onValueChange={view.typeName}
        error={isBadName ? text('wdw.nameLetters') : undefined}
      />
    </>
  );
}

/** What is wrong with the number, or only unusual about it; nothing while it is being typed for the first time. */
function accountMessages({ bankCode, accountNumber }: WithdrawalFields, text: TranslateText) {
  if (accountNumber === '') return {};
  const bank = payoutBank(bankCode);
  const checked = checkPayoutAccount(bankCode, accountNumber);
  if (!checked.ok) return { error: text('wdw.notMobile', { bank: bank?.name ?? bankCode }) };
  if (checked.value === 'usual' || bank?.digits === undefined) return {};
  const [least, most] = bank.digits;
  const digits = least === most ? String(least) : `${least}–${most}`;
  return { description: text('wdw.unusualLength', { bank: bank.name, digits }) };
}

interface SavedAccountsProps {
  readonly saved: readonly SavedBank[];
  readonly fields: WithdrawalFields;
  readonly onTake: (saved: SavedBank) => void;
  /** Undefined where the operator cannot forget accounts. */
  readonly onForget: ((saved: SavedBank) => Promise<void>) | undefined;
}

const idOf = ({ bankCode, accountNumber }: Pick<SavedBank, 'bankCode' | 'accountNumber'>) =>
  `${bankCode} ${accountNumber}`;

/** Accounts used before; one tap fills the form. Nothing when there is none. */
export function SavedAccounts({ saved, fields, onTake, onForget }: SavedAccountsProps) {
  const text = useText();
  if (saved.length === 0) return null;
  // Its name counts too: an account whose name is still to be filled in can be tapped for it.
  const taken = saved.find(
    (account) => idOf(account) === idOf(fields) && account.accountName === fields.accountName,
  );
  const take = (id: string) => {
    const account = saved.find((candidate) => idOf(candidate) === id);
    if (account !== undefined) onTake(account);
  };
  return (
    <Section
      title={text('wdw.saved')}
      size="titleSm"
      action={
        taken !== undefined &&
        onForget !== undefined && (
          <Button variant="text" size="sm" isAtEnd onClick={() => void onForget(taken)}>
            {text('set.removeAccount')}
          </Button>
        )
      }
    >
      <SavedAccountPicker
        label={text('wdw.saved')}
        accounts={saved.map((account) => ({
          id: idOf(account),
          bank: account.bankCode,
          mark: bankMark(account.bankCode),
          lastDigits: account.accountNumber.slice(-4),
        }))}
        value={taken && idOf(taken)}
        onChange={take}
      />
    </Section>
  );
}
