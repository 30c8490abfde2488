import { useCashCheck, useOperatorSettings, usePayOffer, usePlayer } from '@kislap/api/react';
import {
  canSubmitWithdrawal,
  checkPayoutAccount,
  isAccountName,
  payoutBank,
  subtractMoney,
  typedMoney,
  withdrawMethods,
  zeroMoney,
} from '@kislap/domain';
import type { PayMethod } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import {
  BalanceCard,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  MaintenanceScene,
  Money,
  Overlay,
  Skeleton,
  Stack,
  Text,
} from '@kislap/ui';
import { CsLink } from '../../features/help/CsLink';
import { MoneyButton } from '../../features/forms/SubmitButton';
import { UnknownOrderNote } from '../../features/orders/UnknownOrderNote';
import { useUnknownOrder } from '../../features/orders/orders';
import { usePlayerWithBalance } from '../../session/usePlayerWithBalance';
import { useUserId } from '../../session/session';
import { useIsAway } from '../../session/useIsAway';
import { useDirtyForm } from '../../navigation/dirtyForms';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { useWithdrawalForm } from './useWithdrawalForm';
import type { WithdrawalFields } from './useWithdrawalForm';
import { useWithdrawalSubmit } from './useWithdrawalSubmit';
import { WithdrawalForm, useIsWithdrawalHeld } from './WithdrawalForm';
import { WithdrawalStatus } from './WithdrawalStatus';

/** Of an account's number, enough to know it by. */
const SHOWN_DIGITS = 4;

/** Takes money out of the account: amount, account, and what still has to be played before. */
export function WithdrawalOverlay({ modal }: OverlayProps<'withdrawal'>) {
  const text = useText();
  const userId = useUserId();
  const payOffer = usePayOffer(userId);
  // Until the operator has said, a bound phone counts as asked for: it asks again anyway.
  const mustBindPhone = useOperatorSettings().data?.mustBindPhone ?? true;
  const isAway = useIsAway();
  const player = usePayee(userId, isAway);
  const offered = withdrawMethods(payOffer.data?.methods ?? []);
  const methods = isAway ? offered.map(withoutLimits) : offered;
  const view = useWithdrawalForm(methods, player);
  const submit = useWithdrawalSubmit(player?.userId ?? 0, view.reset);
  const { fields, method } = view;
  useDirtyForm(modal.isOpen && fields.amountText !== '');

  const isHeld = useIsWithdrawalHeld(userId);
  const unknown = useUnknownOrder(userId, 'withdrawal');
  const account = checkPayoutAccount(fields.bankCode, fields.accountNumber);
  const isFilled =
    canSubmitWithdrawal(fields) && fields.bankCode !== '' && account.ok && isAccountName(fields.accountName);
  const isReady = player !== undefined && method !== undefined;
  const footer =
    isReady &&
    (unknown !== undefined ? (
      <UnknownOrderNote userId={player.userId} order={unknown} />
    ) : (
      <Stack gap={3}>
        {isFilled ? <PayoutLine fields={fields} /> : <MissingLine fields={fields} />}
        <MoneyButton
          isLoading={submit.isSending}
          disabled={isHeld || !isFilled}
          onClick={() => void submit.send({ fields, method, player, mustBindPhone })}
        >
          {text('common.submit')}
        </MoneyButton>
      </Stack>
    ));
  return (
    <Overlay
      {...modal}
      title={text('wdw.title')}
      closeLabel={text('common.close')}
      action={<RecordButton />}
      footer={footer === false ? undefined : footer}
    >
      <Stack gap={5}>
        {isAway ? (
          <BalanceCard balance={player?.balance} />
        ) : (
          <WithdrawalStatus balance={player?.balance} userId={userId} isUnsure={unknown !== undefined} />
        )}
        {isReady ? (
          <WithdrawalForm methods={methods} method={method} view={view} player={player} />
        ) : (
          <NotReady userId={userId} payOffer={payOffer} />
        )}
      </Stack>
    </Overlay>
  );
}

/** What is to be filled in next, from the top of the form down, or to be looked at where all is. */
function missingOf(fields: WithdrawalFields): MessageId {
  if (typedMoney(fields.amountText) === undefined) return 'amount.empty';
  if (fields.bankCode === '') return 'wdw.selectBank';
  return canSubmitWithdrawal(fields) ? 'wdw.checkAccount' : 'wdw.fillAll';
}

function MissingLine({ fields }: { readonly fields: WithdrawalFields }) {
  const text = useText();
  return (
    <Text size="sm" tone="muted" align="center">
      {text(missingOf(fields))}
    </Text>
  );
}

/** Where the money goes and how much arrives there: nothing is kept back on the way. */
function PayoutLine({
  fields: { bankCode, accountNumber, amountText },
}: {
  readonly fields: WithdrawalFields;
}) {
  const text = useText();
  const bank = payoutBank(bankCode)?.name ?? bankCode;
  return (
    <Inline justify="between" wrap>
      <Text as="span" size="sm" tone="muted">
        {text('wdw.line', { bank, digits: accountNumber.slice(-SHOWN_DIGITS) })}
      </Text>
      <Text as="span" size="sm" isStrong>
        <Money amount={typedMoney(amountText) ?? zeroMoney} />
      </Text>
    </Inline>
  );
}

/** The player with what can be taken out: who is away takes out what is own, and none of what was given. */
function usePayee(userId: number | undefined, isAway: boolean) {
  const player = usePlayerWithBalance();
  const bonus = useCashCheck(userId).data?.purse?.bonus ?? zeroMoney;
  return isAway && player ? { ...player, balance: subtractMoney(player.balance, bonus) } : player;
}

/** Who is away takes everything out, however little or much it is. */
const withoutLimits = (method: PayMethod): PayMethod => ({
  ...method,
  withdrawMin: undefined,
  withdrawMax: undefined,
});

function RecordButton() {
  const text = useText();
  return (
    <Button variant="text" onClick={() => void openOverlay('fund-record', { tab: 1 })}>
      {text('wdw.record')}
    </Button>
  );
}

interface NotReadyProps {
  readonly userId: number | undefined;
  readonly payOffer: ReturnType<typeof usePayOffer>;
}

/** What stands in place of the form: not there yet, not to be had, or no way out open. */
function NotReady({ userId, payOffer }: NotReadyProps) {
  const text = useText();
  const player = usePlayer(userId);
  if (payOffer.data !== undefined && player.data !== undefined) {
    return <EmptyState scene={<MaintenanceScene />} title={text('wdw.maint')} action={<CsLink />} />;
  }
  if (payOffer.error === undefined && player.error === undefined) return <Skeleton shape="field" />;
  const retry = () => {
    void payOffer.mutate();
    void player.mutate();
  };
  return <ErrorState title={text('dep.payErr')} retry={{ label: text('common.retry'), onPress: retry }} />;
}
