/** What a wrapper does for the app once it has shaken hands. */
export interface Wrapper {
  readonly can: (capability: 'openExternal' | 'share' | 'download' | 'haptic') => boolean;
  readonly openExternal: (url: string) => Promise<boolean>;
  readonly download: (url: string) => Promise<boolean>;
  readonly share: (text: string) => Promise<boolean>;
  readonly knock: (kind: 'tap' | 'success' | 'warning') => void;
}

let known: Wrapper | undefined;

/** The wrapper around the app, once it is known. Kept apart from what speaks with it, whose code comes later. */
export const wrapper = {
  current: (): Wrapper | undefined => known,
  set: (found: Wrapper | undefined): void => {
    known = found;
  },
} as const;
