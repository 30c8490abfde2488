import type { IdentityCheck } from '@kislap/api';
import { documentTypes } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  Checkbox,
  Facts,
  Heading,
  identificationCardDuotone,
  Note,
  PictureField,
  Select,
  Stack,
  Text,
  TextField,
  userCircleDuotone,
} from '@kislap/ui';
import { useEffect, useRef, useState } from 'react';
import { BirthField } from '../../features/forms/BirthField';
import { goToFirstWrong } from '../../features/forms/goToFirstWrong';
import { useIsAway } from '../../session/useIsAway';
import { identitySteps } from './useIdentityForm';
import { preparePicture } from './preparePicture';
import type { PictureProblem } from './preparePicture';
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
  const isAway = useIsAway();
  const { step, refusals } = form;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) goToFirstWrong(fields.current);
  }, [refusals]);
  const reason = why || (check.isNeededFirst && !isAway ? text('kyc.why') : undefined);
  return (
    <div ref={fields}>
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
        {step === 'consent' && <ConsentStep form={form} isNeededFirst={check.isNeededFirst} />}
      </Stack>
    </div>
  );
}

interface DocumentStepProps {
  readonly form: IdentityForm;
}

/** Which document, its number, and who stands on it. */
function DocumentStep({ form }: DocumentStepProps) {
  const text = useText();
  const { values, errors, change } = form;
  return (
    <>
      <Select
        label={text('kyc.type')}
        placeholder={text('kyc.typeChoose')}
        options={documentTypes.map((value) => ({ value, label: text(`kyc.type.${value}`) }))}
        value={values.documentType ?? ''}
        onValueChange={(chosen) => change({ documentType: documentTypes.find((type) => type === chosen) })}
        error={errors.documentType}
      />
      <TextField
        label={text('kyc.number')}
        value={values.documentNumber}
        onValueChange={(documentNumber) => change({ documentNumber })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        error={errors.documentNumber}
      />
      <TextField
        label={text('kyc.name')}
        description={text('kyc.nameHint')}
        value={values.name}
        onValueChange={(name) => change({ name })}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        error={errors.name}
      />
      <BirthField
        value={values.birthday}
        onValueChange={(birthday) => change({ birthday })}
        error={errors.birthday}
      />
    </>
  );
}

interface PictureStepProps {
  readonly form: IdentityForm;
  readonly side: 'front' | 'selfie';
}

const problems = {
  notAPicture: 'kyc.notAPicture',
  tooLarge: 'kyc.tooLarge',
  unreadable: 'kyc.unreadable',
} as const satisfies Record<PictureProblem, string>;

/** One of the two pictures, made smaller on the device. */
function PictureStep({ form, side }: PictureStepProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const { values, errors, change, showError } = form;
  const isFront = side === 'front';
  const choose = async (file: File): Promise<void> => {
    setBusy(true);
    const prepared = await preparePicture(file);
    setBusy(false);
    if (prepared.ok) change({ [side]: prepared.value });
    else showError(side, text(problems[prepared.reason]));
  };
  return (
    <>
      <PictureField
        label={text(isFront ? 'kyc.front' : 'kyc.selfie')}
        description={text(isFront ? 'kyc.frontHint' : 'kyc.selfieHint')}
        glyph={isFront ? identificationCardDuotone : userCircleDuotone}
        camera={isFront ? 'back' : 'front'}
        takeLabel={text('kyc.take')}
        retakeLabel={text('kyc.retake')}
        preview={values[side]?.preview}
        isBusy={isBusy}
        onChoose={(file) => void choose(file)}
        error={errors[side]}
      />
      <Text size="cap" tone="faint">
        {text('kyc.smaller')}
      </Text>
    </>
  );
}

interface ConsentStepProps {
  readonly form: IdentityForm;
  /** The operator wants the check before anything else, so it holds play as well. */
  readonly isNeededFirst: boolean;
}

/** Everything once more, what sending means, and the player's consent, which is never given beforehand. */
function ConsentStep({ form, isNeededFirst }: ConsentStepProps) {
  const text = useText();
  const isAway = useIsAway();
  const { values, errors, change } = form;
  const { year, month, day } = values.birthday;
  const { documentType } = values;
  const held = isNeededFirst ? 'kyc.holdsFirst' : 'kyc.holds';
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
      <Note tone="pending">{text(isAway ? 'kyc.holdsAway' : held)}</Note>
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
