/** A control call that was not done. `reason` is the sandbox's own word, or `unreachable`. */
export class ControlError extends Error {
  override readonly name = 'ControlError';

  constructor(readonly reason: string) {
    super(reason);
  }
}
