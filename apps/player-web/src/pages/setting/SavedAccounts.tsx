import { useSavedBanks } from '@kislap/api';
import { maskAccount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ErrorState, List, PayMark, Row, Section, Skeleton, Text } from '@kislap/ui';
import { bankMark } from '../../banks/bankMark';

interface SavedAccountsProps {
  readonly userId: number;
}

/** Where the player's withdrawals went. The operator keeps them; they can be used, not changed. */
export function SavedAccounts({ userId }: SavedAccountsProps) {
  const text = useText();
  const { data: banks, error, mutate } = useSavedBanks(userId);
  if (banks === undefined && error !== undefined) {
    const retry = { label: text('common.retry'), onPress: () => void mutate() };
    return <ErrorState title={text('set.savedFailed')} retry={retry} />;
  }
  return (
    <Section title={text('set.savedAccounts')} size="titleSm">
      {banks === undefined && <Skeleton shape="row" />}
      {banks?.length === 0 && (
        <Text size="sm" tone="muted">
          {text('set.savedNone')}
        </Text>
      )}
      {banks !== undefined && banks.length > 0 && (
        <List label={text('set.savedAccounts')}>
          {banks.map(({ bankCode, accountNumber }) => (
            <Row
              key={`${bankCode} ${accountNumber}`}
              media={<PayMark mode={bankMark(bankCode)} />}
              title={bankCode}
              value={maskAccount(accountNumber)}
            />
          ))}
        </List>
      )}
    </Section>
  );
}
