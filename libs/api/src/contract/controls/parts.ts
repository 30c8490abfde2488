import * as v from 'valibot';
import type { ControlContract } from './ControlContract';
import { nothing } from './fields';

/** A studio, one game, a channel for deposits, or a way of paying out. */
const kind = v.picklist(['studio', 'game', 'channel', 'payout']);
const part = v.object({ kind, code: v.string(), name: v.string(), isOpen: v.boolean() });
export type OperatorPart = v.InferOutput<typeof part>;

/** Everything of the offer that can be closed for a while, and whether it is open. */
export const partsControl = {
  name: 'parts',
  request: nothing,
  response: v.object({ parts: v.array(part) }),
} as const satisfies ControlContract;

/** Opens or closes one part: what is closed answers 1015. */
export const partControl = {
  name: 'part',
  request: v.object({ kind, code: v.pipe(v.string(), v.maxLength(80)), on: v.boolean() }),
  response: nothing,
} as const satisfies ControlContract;
