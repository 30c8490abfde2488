import type { ReactNode } from 'react';
import { nextOverlays } from './nextOverlays';
import type { OpenOverlays, OverlayEvent } from './nextOverlays';
import type { DismissReason, OverlayModal } from './OverlayEntry';
import type { OverlayHistory } from './OverlayHistory';
import type { OverlayOutcome } from './OverlayOutcome';
import { PendingOutcome } from './PendingOutcome';

/** Draws an overlay; `onAnswer` closes it with a value. */
type RenderOverlay<Answer> = (modal: OverlayModal, onAnswer: (value: Answer) => void) => ReactNode;

/**
 * Overlays and the browser history, kept in step: each open overlay has one history entry, so that the phone's
 * Back closes the top one, and closing by other means goes back. What is opened while a step back is under way
 * gets its entry after the arrival.
 */
export class OverlayStack {
  readonly #history: OverlayHistory;
  readonly #pending = new Map<number, Pick<PendingOutcome<unknown>, 'dismiss' | 'settle'>>();
  readonly #listeners = new Set<() => void>();
  /** Overlays that have had a history entry: leaving that entry closes them. */
  readonly #entered = new Set<number>();
  #overlays: OpenOverlays = [];
  #lastId = 0;
  /** A step back that is under way; what is missing is entered after it. */
  #traversal: Promise<void> | undefined;

  constructor(history: OverlayHistory) {
    this.#history = history;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): OpenOverlays => this.#overlays;

  /** Begins to follow the history, and steps back over entries that a reload has left without overlays. */
  start(): void {
    this.#history.onArrival(() => {
      const left = this.#openIds().find((id) => this.#entered.has(id) && !this.#history.ids().includes(id));
      if (left !== undefined) this.#leave(left, 'back');
      void this.#keepInStep();
    });
    void this.#keepInStep();
  }

  /** Shows an overlay; resolves after its exit animation. */
  open<Answer>(render: RenderOverlay<Answer>): Promise<OverlayOutcome<Answer>> {
    const id = (this.#lastId += 1);
    const pending = new PendingOutcome<Answer>();
    this.#pending.set(id, pending);
    const answer = (value: Answer): void => {
      pending.answer(value);
      this.dismiss(id, 'cleared');
    };
    const entry = { id, isOpen: true, render: (modal: OverlayModal) => render(modal, answer) };
    this.#dispatch({ type: 'opened', entry });
    void this.#keepInStep();
    return pending.outcome;
  }

  /** Begins to close an overlay and everything above it. */
  dismiss(id: number, reason: DismissReason): void {
    if (!this.#openIds().includes(id)) return;
    this.#leave(id, reason);
    void this.#keepInStep();
  }

  /** The exit animation has ended: whoever opened the overlay hears how it went. */
  exited(id: number): void {
    this.#dispatch({ type: 'removed', id });
    this.#settle(id);
  }

  /** Takes all overlays away at once; resolves when the history stands on the page below them. */
  clear(): Promise<void> {
    this.#pending.forEach(({ dismiss }) => dismiss('cleared'));
    this.#dispatch({ type: 'cleared' });
    [...this.#pending.keys()].forEach((id) => this.#settle(id));
    return this.#keepInStep();
  }

  #dispatch(event: OverlayEvent): void {
    this.#overlays = nextOverlays(this.#overlays, event);
    this.#listeners.forEach((listener) => listener());
  }

  #openIds(): readonly number[] {
    return this.#overlays.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  }

  #leave(id: number, reason: DismissReason): void {
    const open = this.#openIds();
    const leaving = open.slice(open.indexOf(id));
    leaving.forEach((one) => this.#pending.get(one)?.dismiss(one === id ? reason : 'cleared'));
    this.#dispatch({ type: 'closing', id });
  }

  #settle(id: number): void {
    this.#pending.get(id)?.settle();
    this.#pending.delete(id);
    this.#entered.delete(id);
  }

  /** Steps back over entries whose overlay is gone, then enters the overlays that have no entry yet. */
  #keepInStep(): Promise<void> {
    if (this.#traversal !== undefined) return this.#traversal;
    const stale = this.#staleEntries();
    if (stale === 0) return Promise.resolve(this.#enterMissing());
    this.#traversal = this.#history.back(stale).then((hasArrived) => {
      this.#traversal = undefined;
      return hasArrived ? this.#keepInStep() : undefined;
    });
    return this.#traversal;
  }

  #enterMissing(): void {
    for (const id of this.#openIds().slice(this.#history.ids().length)) {
      this.#history.push([...this.#history.ids(), id]);
      this.#entered.add(id);
    }
  }

  #staleEntries(): number {
    const open = this.#openIds();
    const entered = this.#history.ids();
    const firstStale = entered.findIndex((id, place) => id !== open[place]);
    return firstStale < 0 ? 0 : entered.length - firstStale;
  }
}
