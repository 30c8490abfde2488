import { partControl, partsControl } from '@kislap/api/controls';
import { readClosedParts } from '../closures/readClosedParts';
import { allParts } from './allParts';
import type { Control } from './Control';
import { defineControl } from './defineControl';
import { switchPart } from './switchPart';

/** What is open of the operator's offer, and closing parts of it. */
export const partControls: readonly Control[] = [
  defineControl(partsControl, async ({ database }) => {
    const closed = await readClosedParts(database);
    return { parts: allParts.map((part) => ({ ...part, isOpen: !closed.has(part.kind, part.code) })) };
  }),
  defineControl(partControl, async ({ database }, fields) => {
    await switchPart(database, fields);
    return {};
  }),
];
