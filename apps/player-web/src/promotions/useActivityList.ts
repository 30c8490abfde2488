import { useActivities, useActivityStates } from '@kislap/api';
import type { Activity } from '@kislap/api';

/** The activities that are on; with a `failure` when they are not known and cannot be had. */
export interface ActivityList {
  readonly activities: readonly Activity[] | undefined;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The activities of the promotion page. One that the operator does not list as on is off. */
export function useActivityList(): ActivityList {
  const cards = useActivities();
  const states = useActivityStates();
  const { data: on } = states;
  return {
    activities: on && cards.data?.filter(({ type }) => on.includes(type)),
    failure: [cards, states].find(({ data, error }) => data === undefined && error !== undefined)?.error,
    retry: () => {
      void cards.mutate();
      void states.mutate();
    },
  };
}
