import { checkBirthday, checkDocumentNumber, checkIdentityName } from '@kislap/domain';
import type { DocumentType, EpochSeconds } from '@kislap/domain';
import { birthdayMessage } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import type { BirthDate } from '@kislap/ui';
import type { PreparedPicture } from './preparePicture';

/** What is wrong, by field. */
type IdentityProblems = Readonly<Partial<Record<IdentityField, MessageId>>>;

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

/** Everything the check asks, as filled in so far. */
export interface IdentityValues {
  readonly documentType: DocumentType | undefined;
  readonly documentNumber: string;
  readonly name: string;
  readonly birthday: BirthDate;
  readonly front: PreparedPicture | undefined;
  readonly selfie: PreparedPicture | undefined;
  readonly hasAgreed: boolean;
}

/** A part of the form that can be wrong. */
export type IdentityField = keyof IdentityValues;
