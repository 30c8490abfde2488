import type { DocumentType } from '@kislap/domain';
import type { BirthDate } from '@kislap/ui';
import type { PreparedPicture } from './PreparedPicture';

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
