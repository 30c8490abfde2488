import { useText } from '@kislap/i18n';
import { identificationCardDuotone, PictureField, Text, userCircleDuotone } from '@kislap/ui';
import { useState } from 'react';
import { preparePicture } from './preparePicture';
import type { PictureProblem } from './preparePicture';
import type { IdentityForm } from './useIdentityForm';

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
export function PictureStep({ form, side }: PictureStepProps) {
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
