import { useSavedBanks } from '@kislap/api';
import { formatMoney, formatWholePesos, isBalanceBelowMinimum, pesoText, zeroMoney } from '@kislap/domain';
import type { PayMethod, Player } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  AmountField,
  Heading,
  OptionGroup,
  OptionRow,
  PayMark,
  PickerField,
  Stack,
  TextField,
} from '@kislap/ui';
import { bankMark } from '../../banks/bankMark';
import { openOverlay } from '../openOverlay';
import { SavedAccounts } from './SavedAccounts';
import type { WithdrawalFormView } from './useWithdrawalForm';

interface WithdrawalFormProps {
  readonly methods: readonly PayMethod[];
  readonly method: PayMethod;
  readonly view: WithdrawalFormView;
  readonly player: Player;
}

/** Everything a withdrawal asks. */
export function WithdrawalForm({ methods, method, view, player }: WithdrawalFormProps) {
  const text = useText();
  const saved = useSavedBanks(player.userId).data ?? [];
  const { fields } = view;
  const chooseBank = async () => {
    const outcome = await openOverlay('select-bank', { banks: method.banks, chosen: fields.bankCode });
    if (outcome.type === 'answered') view.chooseBank(outcome.value);
  };
  return (
    <Stack gap={5}>
      <AmountField
        label={text('wdw.amount')}
        hint={rangeText(method)}
        precision="centavos"
        size="md"
        clearLabel={text('common.clear')}
        action={{ label: text('wdw.all'), onClick: view.takeAll }}
        value={fields.amountText}
        onValueChange={view.typeAmount}
        description={
          isBalanceBelowMinimum(player.balance, method.withdrawMin)
            ? text('wdw.hintMin', { w_min: pesoText(method.withdrawMin), x: formatMoney(player.balance) })
            : undefined
        }
      />
      <SavedAccounts saved={saved} fields={fields} onTake={view.takeSaved} />
      <Stack as="section" gap={3}>
        <Heading level={2}>{text('wdw.channels')}</Heading>
        <OptionGroup
          label={text('wdw.channels')}
          layout="cards"
          value={String(method.id)}
          onChange={(id) => view.chooseMethod(Number(id))}
        >
          {methods.map(({ id, name }) => (
            <OptionRow key={id} value={String(id)} title={name} media={<PayMark mode={bankMark(name)} />} />
          ))}
        </OptionGroup>
      </Stack>
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
    </Stack>
  );
}

function rangeText({ withdrawMin, withdrawMax }: PayMethod): string {
  const lowest = `₱${formatWholePesos(withdrawMin)}`;
  return withdrawMax > zeroMoney ? `${lowest} – ₱${formatWholePesos(withdrawMax)}` : `${lowest} +`;
}
