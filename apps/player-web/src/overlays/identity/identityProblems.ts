import { checkBirthday, checkDocumentNumber, checkIdentityName } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { birthdayMessage } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import type { IdentityField, IdentityValues } from './IdentityValues';

/** What is wrong, by field. */
export type IdentityProblems = Readonly<Partial<Record<IdentityField, MessageId>>>;

const numberMessages = { empty: 'kyc.numberEmpty', notANumber: 'kyc.numberWrong' } as const;
const nameMessages = {
  empty: 'kyc.nameEmpty',
  notAFullName: 'kyc.nameWrong',
  otherName: 'kyc.nameOther',
} as const;

/** What the check is judged by beside its form. */
interface IdentityFacts {
  /** The names of the accounts the player has withdrawn to. */
  readonly accountNames: readonly string[];
  readonly now: EpochSeconds;
}

/** Everything that is still wrong with the form; the operator looks once more. */
export function identityProblems(
  values: IdentityValues,
  { accountNames, now }: IdentityFacts,
): IdentityProblems {
  const { year, month, day } = values.birthday;
  const number = checkDocumentNumber(values.documentNumber);
  const name = checkIdentityName(values.name, accountNames);
  const birthday = checkBirthday(`${year}-${month}-${day}`, now);
  return {
    ...(values.documentType === undefined && { documentType: 'kyc.typeMissing' }),
    ...(!number.ok && { documentNumber: numberMessages[number.reason] }),
    ...(!name.ok && { name: nameMessages[name.reason] }),
    ...(!birthday.ok && { birthday: birthdayMessage(birthday.reason).id }),
    ...(values.front === undefined && { front: 'kyc.pictureMissing' }),
    ...(values.selfie === undefined && { selfie: 'kyc.pictureMissing' }),
    ...(!values.hasAgreed && { hasAgreed: 'kyc.consentMissing' }),
  };
}
