import { useIdentityCheck, useOperatorSettings, useSavedBanks } from '@kislap/api/react';
import {
  formatPeso,
  isBalanceBelowMinimum,
  isWithdrawalAllowed,
  payModeOf,
  typedMoney,
} from '@kislap/domain';
import type { Money, PayMethod, Player } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AmountField, amountRange, Heading, OptionGroup, OptionRow, PayMark, Stack, Text } from '@kislap/ui';
import { bankMark } from '../../features/banks/bankMark';
import { RetryLine } from '../../features/errors/RetryLine';
import { useAmountRefusal } from '../../features/forms/useAmountRefusal';
import { IdentityNote } from '../../features/identity/IdentityNote';
import { useForgetBank } from '../../features/orders/useForgetBank';
import { useIsAway } from '../../session/useIsAway';
import { SavedAccounts, WithdrawalAccount } from './WithdrawalAccount';
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
  const saved = useSavedBanks(player.userId);
  const canForget = useOperatorSettings().data?.tellsOrders === true;
  const forget = useForgetBank(() => void saved.mutate());
  const isAway = useIsAway();
  return (
    <Stack gap={5}>
      <WithdrawalIdentity userId={player.userId} />
      <WithdrawalAmount method={method} view={view} balance={player.balance} />
      {saved.error !== undefined && (
        <RetryLine title={text('wdw.savedFailed')} onRetry={() => void saved.mutate()} />
      )}
      <SavedAccounts
        saved={saved.data ?? []}
        fields={view.fields}
        onTake={view.takeSaved}
        onForget={canForget ? forget : undefined}
      />
      <WithdrawalMethods methods={methods} chosen={method} onChoose={view.chooseMethod} />
      <WithdrawalAccount method={method} view={view} />
      {!isAway && (
        <Text size="cap" tone="muted">
          {text('wdw.note2')}
        </Text>
      )}
    </Stack>
  );
}

/** Says before anything is typed that money goes out only to whom the operator knows. */
function WithdrawalIdentity({ userId }: { readonly userId: number }) {
  const { data: check } = useIdentityCheck(userId);
  return check === undefined ? null : <IdentityNote purpose="withdrawal" state={check.state} />;
}

/**
 * Whether a withdrawal would be refused for the identity check. Who has sent nothing is told so by the answer.
 */
export function useIsWithdrawalHeld(userId: number | undefined): boolean {
  const { data: check } = useIdentityCheck(userId);
  if (check === undefined) return false;
  return check.state === 'none' ? check.isNeededFirst : !isWithdrawalAllowed(check.state);
}

interface WithdrawalMethodsProps {
  readonly methods: readonly PayMethod[];
  readonly chosen: PayMethod;
  readonly onChoose: (methodId: number) => void;
}

/** The ways out for the money. */
function WithdrawalMethods({ methods, chosen, onChoose }: WithdrawalMethodsProps) {
  const text = useText();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="titleSm">
        {text('wdw.channels')}
      </Heading>
      <OptionGroup
        label={text('wdw.channels')}
        layout="pairs"
        value={String(chosen.id)}
        onChange={(id) => onChoose(Number(id))}
      >
        {methods.map(({ id, name }) => (
          <OptionRow
            key={id}
            value={String(id)}
            title={methodTitle(name)}
            media={<PayMark mode={bankMark(name)} size={28} />}
          />
        ))}
      </OptionGroup>
    </Stack>
  );
}

/**
 * What a way out is called: as the operator writes it, with the spaces of the name we know. 'BankTransfer', which has
 * no place to break a line, is read as 'Bank Transfer'; 'GCash' stays.
 */
export function methodTitle(name: string): string {
  const known = payModeOf(name.toLowerCase()).name;
  const isOnlySpaced = known.includes(' ') && known.replaceAll(' ', '').toLowerCase() === name.toLowerCase();
  return isOnlySpaced ? known : name;
}

interface WithdrawalAmountProps {
  readonly method: PayMethod;
  readonly view: WithdrawalFormView;
  readonly balance: Money;
}

/** How much, never more than the balance. */
function WithdrawalAmount({ method, view, balance }: WithdrawalAmountProps) {
  const text = useText();
  const refusal = useAmountRefusal(view.fields.amountText);
  const { withdrawMin, withdrawMax } = method;
  const amount = typedMoney(view.fields.amountText);
  const isAboveMax = withdrawMax !== undefined && amount !== undefined && amount > withdrawMax;
  const isShort = withdrawMin !== undefined && isBalanceBelowMinimum(balance, withdrawMin);
  return (
    <AmountField
      label={text('wdw.amount')}
      hint={amountRange(withdrawMin, withdrawMax)}
      precision="centavos"
      size="md"
      clearLabel={text('common.clear')}
      action={{ label: text('wdw.all'), onClick: view.takeAll }}
      value={view.fields.amountText}
      onValueChange={view.typeAmount}
      onRefused={refusal.note}
      error={
        refusal.message ??
        (isAboveMax ? text('dep.max', { max: formatPeso(withdrawMax, 'limit') }) : undefined)
      }
      description={
        isShort ? (
          text('wdw.hintMin', { w_min: formatPeso(withdrawMin, 'limit'), x: formatPeso(balance) })
        ) : view.isCut ? (
          <Text as="span" size="cap" isStrong role="status">
            {text('wdw.cut', { x: formatPeso(balance) })}
          </Text>
        ) : undefined
      }
    />
  );
}
