import type { Inspection } from './Inspection';

/** Makes what several checks want to know be found out once in a run. */
export function oncePerRun<Found>(
  find: (inspection: Inspection) => Promise<Found>,
): (inspection: Inspection) => Promise<Found> {
  const found = new WeakMap<Inspection, Promise<Found>>();
  return async (inspection) => {
    const known = found.get(inspection) ?? find(inspection);
    found.set(inspection, known);
    return await known;
  };
}
