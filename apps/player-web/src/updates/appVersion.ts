import { version } from '../../package.json';

/** The version of this app, as released. */
export const appVersion = version;
