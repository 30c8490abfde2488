import { useText } from '@kislap/i18n';
import { Checkbox, Facts, Note } from '@kislap/ui';
import type { IdentityForm } from './useIdentityForm';

interface ConsentStepProps {
  readonly form: IdentityForm;
}

/** Everything once more, what sending means, and the player's consent, which nobody gives for him. */
export function ConsentStep({ form }: ConsentStepProps) {
  const text = useText();
  const { values, errors, change } = form;
  const { year, month, day } = values.birthday;
  const { documentType } = values;
  return (
    <>
      <Facts
        facts={[
          {
            term: text('kyc.type'),
            value: documentType === undefined ? '' : text(`kyc.type.${documentType}`),
          },
          { term: text('kyc.number'), value: values.documentNumber },
          { term: text('kyc.name'), value: values.name },
          { term: text('auth.birth'), value: `${year}-${month}-${day}` },
        ]}
      />
      <Note tone="pending">{text('kyc.holds')}</Note>
      <Checkbox
        isChecked={values.hasAgreed}
        onCheckedChange={(hasAgreed) => change({ hasAgreed })}
        error={errors.hasAgreed}
      >
        {text('kyc.consent')}
      </Checkbox>
    </>
  );
}
