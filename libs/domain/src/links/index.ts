export { safeExternalUrl } from './safeExternalUrl';
