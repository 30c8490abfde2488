import type { IdentityCheck } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Heading, Note, Stack, Text } from '@kislap/ui';
import { ConsentStep } from './ConsentStep';
import { DocumentStep } from './DocumentStep';
import { identitySteps } from './identitySteps';
import { PictureStep } from './PictureStep';
import type { IdentityForm } from './useIdentityForm';

interface IdentityStepsProps {
  readonly check: IdentityCheck;
  readonly form: IdentityForm;
  /** Why it was asked for just now. */
  readonly why: string | undefined;
}

/** One step of the form after the other, each under its name. */
export function IdentitySteps({ check, form, why }: IdentityStepsProps) {
  const text = useText();
  const { step } = form;
  const reason = why || (check.isNeededFirst ? text('kyc.why') : undefined);
  return (
    <Stack gap={5}>
      {check.state === 'refused' && (
        <Note tone="failed">
          {text('kyc.refused')} {check.note}
        </Note>
      )}
      {check.state === 'none' && step === 'document' && reason !== undefined && <Note>{reason}</Note>}
      <div role="status">
        <Stack gap={1}>
          <Text size="cap" tone="faint">
            {text('kyc.step', { n: identitySteps.indexOf(step) + 1, total: identitySteps.length })}
          </Text>
          <Heading level={2}>{text(`kyc.step.${step}`)}</Heading>
        </Stack>
      </div>
      {step === 'document' && <DocumentStep form={form} />}
      {(step === 'front' || step === 'selfie') && <PictureStep key={step} form={form} side={step} />}
      {step === 'consent' && <ConsentStep form={form} />}
    </Stack>
  );
}
