import { documentTypes } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Select, TextField } from '@kislap/ui';
import { BirthField } from '../../forms/BirthField';
import type { IdentityForm } from './useIdentityForm';

interface DocumentStepProps {
  readonly form: IdentityForm;
}

/** Which document, its number, and who stands on it. */
export function DocumentStep({ form }: DocumentStepProps) {
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
