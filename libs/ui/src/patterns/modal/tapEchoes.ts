/** How long a second tap may come after the first one and still be part of the same act. */
const ECHO_MS = 350;
/** How far a finger strays between two taps of one place, in px. */
const ECHO_PX = 24;

/** What of a pointer's event decides whether it is an echo. */
export interface TapEvent {
  /** What a script dispatches is nobody's finger. */
  readonly isTrusted: boolean;
  /** ms, on the clock of `performance.now()`. */
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

type Tap = Pick<TapEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/**
 * Tells the second of two taps on one place from a tap of its own, when the first one opened or closed a surface: it was
 * meant for what stood there before.
 */
export class TapEchoes {
  #taps: readonly Tap[] = [];
  #changedAt = -Infinity;
  #isEchoing = false;

  /** A surface has opened or closed, at this moment of `performance.now()`. */
  surfaceChanged(at: number): void {
    this.#changedAt = at;
  }

  /** Somebody goes on with the keyboard: what they tap next is meant. */
  forgetTaps(): void {
    this.#taps = [];
    this.#isEchoing = false;
  }

  /** @returns whether the tap that begins here is an echo and must not be heard */
  down(event: TapEvent): boolean {
    if (!event.isTrusted) return false;
    const earlier = this.#taps.filter((tap) => isNear(tap, event));
    this.#isEchoing = this.#hasChangedSince(earlier);
    this.#taps = [...this.#taps.filter(({ timeStamp }) => event.timeStamp - timeStamp <= ECHO_MS), event];
    return this.#isEchoing;
  }

  /**
   * Of what the tap that began last leads to: its end, and the click.
   *
   * @returns whether that must not be heard; also where a surface has changed since, under the finger
   */
  goesOn({ isTrusted }: Pick<TapEvent, 'isTrusted'>): boolean {
    if (!isTrusted) return false;
    const begun = this.#taps.at(-1);
    const earlier = begun === undefined ? [] : this.#taps.slice(0, -1).filter((tap) => isNear(tap, begun));
    return this.#isEchoing || this.#hasChangedSince(earlier);
  }

  #hasChangedSince(taps: readonly Tap[]): boolean {
    return taps.some(({ timeStamp }) => timeStamp <= this.#changedAt);
  }
}

const isNear = (one: Tap, other: Tap): boolean =>
  Math.abs(other.timeStamp - one.timeStamp) <= ECHO_MS &&
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) <= ECHO_PX;
