import type { AdPoint } from '@kislap/api';
import type { CreditedDeposit } from '@kislap/domain';
import type { DeviceStorage } from '../storage/createDeviceStorage';
import { accountKeys } from '../storage/accountKeys';
import { storedKeys } from '../storage/storedKeys';

interface AdPointsPorts {
  readonly storage: DeviceStorage;
  readonly userId: () => number | undefined;
  /** Makes the name of an event that has none of its own. */
  readonly newName: () => string;
  readonly tell: (point: AdPoint) => void;
}

/** So many events are remembered as told; those before will not come again. */
const MOST = 100;

/**
 * Steps that whoever brought a player here may hear of: only if the player has agreed on this device, each event once,
 * and nothing is made up for later.
 */
export class AdPoints {
  readonly #ports: AdPointsPorts;

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
    const { storage, tell } = this.#ports;
    if (storage.read(storedKeys.marketingConsent) === undefined) return;
    const toldKey = accountKeys.toldAdPoints(point.userId);
    const told = storage.read(toldKey) ?? [];
    if (told.includes(point.eventId)) return;
    storage.write(toldKey, [point.eventId, ...told].slice(0, MOST));
    tell(point);
  }
}
