import { useText } from '@kislap/i18n';
import { Heading, Note, Option, OptionGroup, Stack } from '@kislap/ui';
import type { DepositFormView } from './useDepositForm';

interface DepositBanksProps {
  readonly view: DepositFormView;
  /** Submit was pressed without a bank. */
  readonly error: boolean;
}

/** The banks of an online-bank channel; nothing in any other mode. */
export function DepositBanks({ view, error }: DepositBanksProps) {
  const text = useText();
  const { form, offer, dispatch } = view;
  const banks = offer?.channel.banks.filter(({ isEnabled }) => isEnabled) ?? [];
  if (form.mode !== 'onlinebank') return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('dep.bankList')}</Heading>
      <OptionGroup
        label={text('dep.bankList')}
        layout="thirds"
        value={form.bank}
        onChange={(bank) => dispatch({ type: 'bankChosen', bank })}
      >
        {banks.map(({ name }) => (
          <Option key={name} value={name} look="chip">
            {name}
          </Option>
        ))}
      </OptionGroup>
      {error && <Note tone="failed">{text('dep.bank')}</Note>}
    </Stack>
  );
}
