/** Names the app's entries apart from whatever else lives on the origin. */
export const STORAGE_PREFIX = 'kislap:';

/** Raised when stored values change shape; entries of another version read as absent. */
export const STORAGE_VERSION = 1;
