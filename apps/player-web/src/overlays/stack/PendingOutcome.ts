import type { DismissReason } from './OverlayEntry';
import type { OverlayOutcome } from './OverlayOutcome';

/** The outcome of one overlay: the first ending counts, and it is told when the overlay has left the screen. */
export class PendingOutcome<Answer> {
  readonly outcome: Promise<OverlayOutcome<Answer>>;
  #ending: OverlayOutcome<Answer> | undefined;
  #tell: (outcome: OverlayOutcome<Answer>) => void = () => undefined;

  constructor() {
    this.outcome = new Promise((resolve) => (this.#tell = resolve));
  }

  readonly answer = (value: Answer): void => this.#end({ type: 'answered', value });

  readonly dismiss = (reason: DismissReason): void => this.#end({ type: 'dismissed', reason });

  readonly settle = (): void => this.#tell(this.#ending ?? { type: 'dismissed', reason: 'cleared' });

  #end(ending: OverlayOutcome<Answer>): void {
    this.#ending ??= ending;
  }
}
