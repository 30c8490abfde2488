/** A way to hand a text to the wrapper and to hear from it; what is heard is checked by whoever listens. */
export interface NativeTransport {
  /** Throws when the wrapper does. */
  readonly send: (message: string) => void;
  readonly listen: (hear: (told: unknown) => void) => void;
}
