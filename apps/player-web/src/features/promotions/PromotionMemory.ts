import type { AppLocation } from '../../navigation/LocationStore';
import { appLocation } from '../../navigation/appLocation';
import { askedPromotion } from './askedPromotion';
import { isDepositPromotion, promotionTypeIn } from './promotionType';

const PAGE = '/promotion';

/** Where the player is, as far as the memory has to know. */
interface Place {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => AppLocation;
}

/** A promotion that a link has asked for; each asking is one of its own. */
interface AskedPromotion {
  readonly type: number;
}

/**
 * The promotion that a link has asked for (`/promotion?type=23`). It is kept as long as the player stays on the
 * promotion page, and forgotten when they leave it.
 */
export class PromotionMemory {
  readonly #place: Place;
  readonly #listeners = new Set<() => void>();
  #asked: AskedPromotion | undefined;
  #shown: AskedPromotion | undefined;
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

  readonly snapshot = (): AskedPromotion | undefined => this.#asked;

  /** Whether this asking is to be shown: only the first who asks about it hears yes. */
  takeUp(asked: AskedPromotion): boolean {
    const isNew = asked !== this.#shown;
    this.#shown = asked;
    return isNew;
  }

  #follow(): void {
    const { pathname, search } = this.#place.snapshot();
    const wasThere = this.#isThere;
    this.#isThere = pathname.replace(/\/$/, '') === PAGE;
    const type = this.#isThere ? promotionTypeIn(search) : undefined;
    if (type !== undefined) this.#remember({ type });
    else if (wasThere && !this.#isThere) this.#remember(undefined);
  }

  #remember(asked: AskedPromotion | undefined): void {
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#listeners.forEach((listener) => listener());
  }
}

/** The promotion that a link has asked for, while the player is on the promotion page. */
export const rememberedPromotion = new PromotionMemory(appLocation);

askedPromotion.read = () => {
  const type = rememberedPromotion.snapshot()?.type;
  return isDepositPromotion(type) ? type : undefined;
};
