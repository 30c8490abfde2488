export { checkDocumentNumber, documentTypes, pictureLimits } from './documents';
export type { DocumentType, PictureType } from './documents';
export { checkIdentityName, isSameName } from './names';
export { canSendIdentity, isDepositAllowed, isPlayAllowed } from './state';
export type { IdentityState } from './state';
