import type { Invitation } from '@kislap/api';
import { formatMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Section, StepList } from '@kislap/ui';

interface HowItWorksProps {
  readonly rules: Invitation['rules'];
}

/** How inviting works, with the operator's own numbers. */
export function HowItWorks({ rules }: HowItWorksProps) {
  const text = useText();
  const { registrationBonus, depositBonus, rates } = rules;
  const [one = 0, two = 0, three = 0] = rates;
  return (
    <Section title={text('ref.how')} size="titleSm">
      <StepList
        steps={[
          text('ref.howRegistered', { amount: `₱${formatMoney(registrationBonus)}` }),
          text('ref.howDeposit', { amount: `₱${formatMoney(depositBonus)}` }),
          text('ref.howCommission', { one, two, three }),
        ]}
      />
    </Section>
  );
}
