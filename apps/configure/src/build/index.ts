/** What the app's own build takes: it configures itself by the same code as an operator does. */
export { openBuild } from './AppBuild';
export type { BuildNote, BuildSkin } from './AppBuild';
export { planFiles, writeFiles } from './configure';
export { compressed, isCompressed } from '../files/compressed';
export { hashOf } from '../files/hashOf';
export { readSettings } from '../operator/readSettings';
export { OWN_FOLDER } from '../pages/renderer';
export { readConfigBlock } from '../pages/configBlock';
