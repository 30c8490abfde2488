export type { AdFrequency } from './AdFrequency';
export type { AdSight } from './AdSight';
export { isAdDue } from './isAdDue';
export { isInstallPutOff } from './isInstallPutOff';
export { nextPopup, type PopupSituation } from './nextPopup';
export type { PopupKind } from './PopupKind';
