import type { Treatment } from '../FaultProxy';
import type { Operation } from '../operations/Operation';
import type { World } from '../World';

/** Orders a treatment of the call that does it, for some attempts or for all. */
export const spoilWrite =
  (treatment: (world: World, operation: Operation) => Treatment, times = Infinity) =>
  (world: World, operation: Operation): Promise<void> => {
    world.proxy.order(operation.isWrite, () => treatment(world, operation), times);
    return Promise.resolve();
  };

/** Whether a call is one of the operator's services. */
export const isApi = (url: string): boolean => /^\/(api|pay)\//.test(url);
