import type { SavedBank } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Heading, SavedAccountPicker, Stack } from '@kislap/ui';
import { bankMark } from '../../banks/bankMark';
import type { WithdrawalFields } from './WithdrawalFields';

interface SavedAccountsProps {
  readonly saved: readonly SavedBank[];
  readonly fields: WithdrawalFields;
  readonly onTake: (saved: SavedBank) => void;
}

const idOf = ({ bankCode, accountNumber }: Pick<SavedBank, 'bankCode' | 'accountNumber'>) =>
  `${bankCode} ${accountNumber}`;

/** Accounts used before; one tap fills the form. Nothing when there is none. */
export function SavedAccounts({ saved, fields, onTake }: SavedAccountsProps) {
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
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('wdw.saved')}</Heading>
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
    </Stack>
  );
}
