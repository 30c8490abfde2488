import type { AdPoint } from '@kislap/api';
import type { CreditedDeposit } from '@kislap/domain';
import type { DeviceStorage } from '../../device/storage/createDeviceStorage';
import { accountKeys } from '../../device/storage/accountKeys';
import { reported } from '../../device/errors/reportError';

interface AdPointsPorts {
  readonly storage: DeviceStorage;
  readonly userId: () => number | undefined;
  /** Asks the operator, who keeps what a player agrees to. */
  readonly hasAgreed: () => Promise<boolean>;
  /** Makes the name of an event that has none of its own. */
  readonly newName: () => string;
  readonly tell: (point: AdPoint) => void;
}

/** So many events are remembered as told; those before will not come again. */
const MOST = 100;

/**
 * Steps that whoever brought a player here may hear of: only if the player agrees at that moment, each event once, and
 * nothing is made up for later.
 */
export class AdPoints {
  readonly #ports: AdPointsPorts;
  /** Events of this visit: what was not agreed to then is not told later. */
  readonly #asked = new Set<string>();

  constructor(ports: AdPointsPorts) {
    this.#ports = ports;
  }

  /** An account was opened; that this also logs its player in is no step of its own. */
  registered(userId: number): void {
    this.#tell({ step: 'registered', userId, eventId: `reg:${userId}` });
  }

  /** Somebody has logged in by themselves. */
  loggedIn(userId: number): void {
    this.#tell({ step: 'loggedIn', userId, eventId: `login:${this.#ports.newName()}` });
  }

  credited({ id, amount, isFirst }: CreditedDeposit): void {
    const userId = this.#ports.userId();
    if (userId === undefined) return;
    const step = isFirst ? 'firstDeposit' : 'deposit';
    this.#tell({ step, userId, eventId: `dep:${id}`, amount, depositId: id });
  }

  #tell(point: AdPoint): void {
    if (this.#asked.has(point.eventId) || this.#told(point.userId).includes(point.eventId)) return;
    this.#asked.add(point.eventId);
    void this.#tellIfAgreed(point);
  }

  async #tellIfAgreed(point: AdPoint): Promise<void> {
    const { storage, hasAgreed, tell } = this.#ports;
    // Who cannot be asked has not agreed.
    if ((await hasAgreed().catch(reported('consent'))) !== true) return;
    const told = [point.eventId, ...this.#told(point.userId)];
    storage.write(accountKeys.toldAdPoints(point.userId), told.slice(0, MOST));
    tell(point);
  }

  #told(userId: number): readonly string[] {
    return this.#ports.storage.read(accountKeys.toldAdPoints(userId)) ?? [];
  }
}
