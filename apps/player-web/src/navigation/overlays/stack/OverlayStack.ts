import type { DismissReason as LeaveReason, ModalState } from '@kislap/ui';
import type { ReactNode } from 'react';

/** What every overlay gets to drive the kit's dialog, sheet, panel or full screen. */
export type OverlayModal = Required<ModalState> & {
  /**
   * From now on asks, before the phone's Back takes this overlay away, whether something holds it open; whoever says yes
   * tells the player why.
   */
  readonly holdBack?: (isHeld: () => boolean) => void;
};

/**
 * How an overlay went away without an answer: left by the player, by the phone's Back, with everything else (the
 * session ended or the page changed), or because its code could not be loaded.
 */
type DismissReason = LeaveReason | 'back' | 'cleared' | 'unavailable';

/** One overlay on the screen. It stays, closed, until its exit animation has ended. */
export interface OverlayEntry {
  readonly id: number;
  readonly isOpen: boolean;
  readonly render: (modal: OverlayModal) => ReactNode;
}

/** The browser history as overlays need it: one entry for each open overlay. */
export interface OverlayHistory {
  /** Adds an entry on which exactly these overlays are open. */
  readonly push: (ids: readonly number[]) => void;
  /** The overlays that are open on the current entry. */
  readonly ids: () => readonly number[];
  /** Goes back by that many entries; resolves to whether the browser has arrived anywhere. */
  readonly back: (entries: number) => Promise<boolean>;
  /** Calls back when the player or `back` has arrived on another entry. */
  readonly onArrival: (listener: () => void) => void;
}

/** How an overlay ended for whoever opened it. */
export type OverlayOutcome<Answer> =
  | { readonly type: 'answered'; readonly value: Answer }
  | { readonly type: 'dismissed'; readonly reason: DismissReason };

/** The overlays on the screen, bottom first. */
export type OpenOverlays = readonly OverlayEntry[];

/** What happened to the overlays. */
type OverlayEvent =
  | { readonly type: 'opened'; readonly entry: OverlayEntry }
  /** This one begins to leave, with everything above it. */
  | { readonly type: 'closing'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'cleared' };

/**
 * The overlays after an event. An open one never lies above a leaving one's place: closing takes along what is
 * above, and what opens comes on top.
 */
function nextOverlays(overlays: OpenOverlays, event: OverlayEvent): OpenOverlays {
  switch (event.type) {
    case 'opened':
      return [...overlays, event.entry];
    case 'closing':
      return closeFrom(
        overlays,
        overlays.findIndex(({ id }) => id === event.id),
      );
    case 'removed':
      return overlays.filter(({ id, isOpen }) => isOpen || id !== event.id);
    case 'cleared':
      return [];
  }
}

function closeFrom(overlays: OpenOverlays, index: number): OpenOverlays {
  if (index < 0) return overlays;
  return overlays.map((overlay, place) => (place < index ? overlay : { ...overlay, isOpen: false }));
}

/** Draws an overlay; `onAnswer` closes it with a value. */
type RenderOverlay<Answer> = (modal: OverlayModal, onAnswer: (value: Answer) => void) => ReactNode;

/**
 * Keeps overlays and browser history in step: each open overlay has one history entry, so Back closes the top one and
 * closing it goes back. What opens during a step back gets its entry afterwards.
 */
export class OverlayStack {
  readonly #history: OverlayHistory;
  readonly #pending = new Map<number, Pick<PendingOutcome<unknown>, 'dismiss' | 'settle'>>();
  readonly #listeners = new Set<() => void>();
  /** Overlays that have had a history entry: leaving that entry closes them. */
  readonly #entered = new Set<number>();
  /** Whether something holds one of those open that Back has left. */
  #hold: (left: readonly number[]) => boolean = () => false;
  #overlays: OpenOverlays = [];
  /** Counts on from the time: an entry that another load of the page has left is of no overlay of this one. */
  #lastId = Date.now();
  #clearings = 0;
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

  /** How often everything was taken away: what was asked for before the last time is not to open any more. */
  get clearings(): number {
    return this.#clearings;
  }

  /** Begins to follow the history, and steps back over entries that a reload has left without overlays. */
  start(): void {
    this.#history.onArrival(() => {
      const left = this.#openIds().filter((id) => this.#entered.has(id) && !this.#history.ids().includes(id));
      const [lowest] = left;
      // One that is held gets an entry again, below.
      if (lowest !== undefined && !this.#hold(left)) this.#leave(lowest, 'back');
      void this.#syncTabs();
    });
    void this.#syncTabs();
  }

  /** Shows an overlay; resolves after its exit animation. */
  open<Answer>(render: RenderOverlay<Answer>): Promise<OverlayOutcome<Answer>> {
    const id = (this.#lastId += 1);
    const pending = pendingOutcome<Answer>();
    this.#pending.set(id, pending);
    const answer = (value: Answer): void => {
      pending.answer(value);
      this.dismiss(id, 'cleared');
    };
    const entry = { id, isOpen: true, render: (modal: OverlayModal) => render(modal, answer) };
    this.#dispatch({ type: 'opened', entry });
    void this.#syncTabs();
    return pending.outcome;
  }

  /** Asks `isHeld` before the phone's Back takes this overlay, or one below it, away. One overlay at a time can. */
  holdBack(id: number, isHeld: () => boolean): void {
    this.#hold = (left) => left.includes(id) && isHeld();
  }

  /** Begins to close an overlay and everything above it. */
  dismiss(id: number, reason: DismissReason): void {
    if (!this.#openIds().includes(id)) return;
    this.#leave(id, reason);
    void this.#syncTabs();
  }

  /** The exit animation has ended: whoever opened the overlay hears how it went. */
  exited(id: number): void {
    this.#dispatch({ type: 'removed', id });
    this.#settle(id);
  }

  /** Takes all overlays away at once; resolves when the history stands on the page below them. */
  clear(): Promise<void> {
    this.#clearings += 1;
    this.#pending.forEach(({ dismiss }) => dismiss('cleared'));
    this.#dispatch({ type: 'cleared' });
    [...this.#pending.keys()].forEach((id) => this.#settle(id));
    return this.#syncTabs();
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
  #syncTabs(): Promise<void> {
    if (this.#traversal !== undefined) return this.#traversal;
    const stale = this.#staleEntries();
    if (stale === 0) return Promise.resolve(this.#enterMissing());
    this.#traversal = this.#history.back(stale).then((hasArrived) => {
      this.#traversal = undefined;
      return hasArrived ? this.#syncTabs() : undefined;
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

interface PendingOutcome<Answer> {
  readonly outcome: Promise<OverlayOutcome<Answer>>;
  readonly answer: (value: Answer) => void;
  readonly dismiss: (reason: DismissReason) => void;
  /** The overlay has left the screen. */
  readonly settle: () => void;
}

/** The outcome of one overlay: the first ending counts, and it is told when the overlay has left the screen. */
function pendingOutcome<Answer>(): PendingOutcome<Answer> {
  let ending: OverlayOutcome<Answer> | undefined;
  const end = (one: OverlayOutcome<Answer>): void => void (ending ??= one);
  let tell: (outcome: OverlayOutcome<Answer>) => void = () => undefined;
  return {
    outcome: new Promise((resolve) => (tell = resolve)),
    answer: (value) => end({ type: 'answered', value }),
    dismiss: (reason) => end({ type: 'dismissed', reason }),
    settle: () => tell(ending ?? { type: 'dismissed', reason: 'cleared' }),
  };
}
