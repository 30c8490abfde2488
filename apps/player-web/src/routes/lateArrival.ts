import type { presentArrival } from './presentArrival';

type PresentArrival = typeof presentArrival;

let present: PresentArrival | undefined;

/** Shows the change from one page to another; without motion until the code for it is here. */
export const lateArrival = {
  present: (...[from, to, update]: Parameters<PresentArrival>): void =>
    present === undefined ? update() : present(from, to, update),
  load: async (): Promise<void> => {
    present = (await import('./presentArrival')).presentArrival;
  },
} as const;
