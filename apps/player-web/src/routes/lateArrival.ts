import type { presentArrival } from './presentArrival';

interface LateArrival {
  present: typeof presentArrival;
  readonly load: () => Promise<void>;
}

/** Shows the change from one page to another; without motion until the code for it is here. */
export const lateArrival: LateArrival = {
  present: (_from, _to, update) => update(),
  load: async () => {
    lateArrival.present = (await import('./presentArrival')).presentArrival;
  },
};
