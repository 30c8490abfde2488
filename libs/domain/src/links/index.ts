export { carryQuery } from './carryQuery';
export { inAppPath } from './inAppPath';
export { isInstallOffered } from './isInstallOffered';
export type { OperatorLink } from './OperatorLink';
export { parseOperatorLink } from './parseOperatorLink';
export { safeExternalUrl } from './safeExternalUrl';
