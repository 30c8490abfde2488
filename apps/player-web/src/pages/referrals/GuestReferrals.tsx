import { commissionOf, formatMoney, moneyFromPeso } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Note, Section, Stack, StepList } from '@kislap/ui';
import { go } from '../../navigation/go';

/** Plain numbers to explain with; the operator's own are told after logging in. */
const example = { bets: moneyFromPeso(1000), rate: 0.3 } as const;

/** What inviting is, for who has no link yet. */
export function GuestReferrals() {
  const text = useText();
  const earned = commissionOf(example.bets, 1, [example.rate]);
  return (
    <Stack gap={6}>
      <Section title={text('ref.how')} size="titleSm">
        <StepList steps={[text('ref.guestShare'), text('ref.guestBonus'), text('ref.guestCommission')]} />
      </Section>
      <Section title={text('ref.example')} size="titleSm">
        <Note>
          {text('ref.exampleText', {
            rate: example.rate,
            bets: `₱${formatMoney(example.bets)}`,
            amount: `₱${formatMoney(earned)}`,
          })}
        </Note>
      </Section>
      <Note>{text('ref.privacy')}</Note>
      <Button isBlock onClick={() => void go('/login', { state: { returnTo: '/referrals' } })}>
        {text('ref.loginForLink')}
      </Button>
    </Stack>
  );
}
