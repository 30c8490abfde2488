declare const __APP_VERSION__: string;

/** The version of this app as released; the build writes it here. */
export const appVersion = __APP_VERSION__;
