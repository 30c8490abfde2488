export { checkDocumentNumber, documentTypes, pictureLimits } from './documents';
export type { DocumentType, PictureType } from './documents';
export { checkIdentityName, isSameName, nameWords } from './names';
export { canSendIdentity, isDepositAllowed, isPlayAllowed, isWithdrawalAllowed } from './state';
export type { IdentityState } from './state';
