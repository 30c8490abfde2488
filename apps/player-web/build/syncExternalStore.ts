/** Stands in for the stand-in that SWR brings for older versions of React: ours has the hook itself. */
export { useSyncExternalStore } from 'react';
