import type { AppLocation } from '../navigation/LocationStore';

const PAGE = '/promotion';

/** Where the player is, as far as the memory has to know. */
interface Place {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => AppLocation;
}

/**
 * The promotion that a link has asked for (`/promotion?type=23`). It is kept as long as the player stays on the
 * promotion page, and forgotten when they leave it.
 */
export class PromotionMemory {
  readonly #place: Place;
  readonly #listeners = new Set<() => void>();
  #type: number | undefined;
  #isThere = false;

  constructor(place: Place) {
    this.#place = place;
    place.subscribe(() => this.#follow());
    this.#follow();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): number | undefined => this.#type;

  #follow(): void {
    const { pathname, search } = this.#place.snapshot();
    const wasThere = this.#isThere;
    this.#isThere = pathname.replace(/\/$/, '') === PAGE;
    if (this.#isThere) this.#remember(typeIn(search) ?? this.#type);
    else if (wasThere) this.#remember(undefined);
  }

  #remember(type: number | undefined): void {
    if (type === this.#type) return;
    this.#type = type;
    this.#listeners.forEach((listener) => listener());
  }
}

function typeIn(search: string): number | undefined {
  const written = new URLSearchParams(search).get('type') ?? '';
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}
