import { visibleControls } from './controls';
import { nameOf } from './nameOf';
import { ancestorsOf } from './styleOf';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Rounded corners and shadows may touch; more than this is one control under another. */
const allowedPx = 4;

/**
 * Pairs of controls that lie on each other, by what a player sees of them. What floats over a page on purpose is left
 * out, and what reaches over its neighbours on purpose.
 */
export function findOverlaps(): readonly string[] {
  const controls = visibleControls()
    .filter((control) => !floats(control) && control.closest('[data-equivalent]') === null)
    .map((control) => ({ control, seen: seenOf(control) }));
  return controls.flatMap(({ control, seen }, index) =>
    controls
      .slice(index + 1)
      .filter((other) => !control.contains(other.control) && !other.control.contains(control))
      .filter((other) => shorterSideOf(shared(seen, other.seen)) > allowedPx)
      .map((other) => `${nameOf(control)} lies on ${nameOf(other.control)}`),
  );
}

const floats = (control: Element) =>
  ancestorsOf(control).some((ancestor) =>
    ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(ancestor).position),
  );

/** The part of a control that its scrollers show. */
const seenOf = (control: Element): Box =>
  ancestorsOf(control)
    .filter((ancestor) => ancestor !== control && getComputedStyle(ancestor).overflowY !== 'visible')
    .map((ancestor): Box => ancestor.getBoundingClientRect())
    .reduce(shared, control.getBoundingClientRect());

/** What two boxes share; turned inside out where they share nothing. */
const shared = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

const shorterSideOf = ({ left, top, right, bottom }: Box) => Math.min(right - left, bottom - top);
