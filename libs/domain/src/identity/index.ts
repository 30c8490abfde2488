export { canSendIdentity } from './canSendIdentity';
export { checkDocumentNumber } from './checkDocumentNumber';
export { checkIdentityName } from './checkIdentityName';
export { documentTypes, type DocumentType } from './documentTypes';
export type { IdentityState } from './IdentityState';
export { isDepositAllowed } from './isDepositAllowed';
export { isSameName } from './isSameName';
export { pictureLimits } from './pictureLimits';
export { pictureTypes, type PictureType } from './pictureTypes';
