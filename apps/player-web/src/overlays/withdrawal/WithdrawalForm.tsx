import type { PayMethod, Player } from '@kislap/domain';
import { useSavedBanks } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Stack } from '@kislap/ui';
import { RetryLine } from '../../errors/RetryLine';
import { SavedAccounts } from './SavedAccounts';
import type { WithdrawalFormView } from './useWithdrawalForm';
import { WithdrawalAccount } from './WithdrawalAccount';
import { WithdrawalAmount } from './WithdrawalAmount';
import { WithdrawalMethods } from './WithdrawalMethods';

interface WithdrawalFormProps {
  readonly methods: readonly PayMethod[];
  readonly method: PayMethod;
  readonly view: WithdrawalFormView;
  readonly player: Player;
}

/** Everything a withdrawal asks. */
export function WithdrawalForm({ methods, method, view, player }: WithdrawalFormProps) {
  const text = useText();
  const saved = useSavedBanks(player.userId);
  return (
    <Stack gap={5}>
      <WithdrawalAmount method={method} view={view} balance={player.balance} />
      {saved.error !== undefined && (
        <RetryLine title={text('wdw.savedFailed')} onRetry={() => void saved.mutate()} />
      )}
      <SavedAccounts saved={saved.data ?? []} fields={view.fields} onTake={view.takeSaved} />
      <WithdrawalMethods methods={methods} chosen={method} onChoose={view.chooseMethod} />
      <WithdrawalAccount method={method} view={view} />
    </Stack>
  );
}
