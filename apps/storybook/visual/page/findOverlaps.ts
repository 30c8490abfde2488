import { visibleControls } from './controls';
import { nameOf } from './nameOf';
import { ancestorsOf } from './styleOf';

/** Rounded corners and shadows may touch; more than this is one control under another. */
const allowedPx = 4;

/** Pairs of controls that lie on each other. What floats over a page on purpose is left out. */
export function findOverlaps(): readonly string[] {
  const controls = visibleControls()
    .filter((control) => !floats(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }));
  return controls.flatMap(({ control, box }, index) =>
    controls
      .slice(index + 1)
      .filter((other) => !control.contains(other.control) && !other.control.contains(control))
      .filter((other) => overlapOf(box, other.box) > allowedPx)
      .map((other) => `${nameOf(control)} lies on ${nameOf(other.control)}`),
  );
}

const floats = (control: Element) =>
  ancestorsOf(control).some((ancestor) =>
    ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(ancestor).position),
  );

/** The shorter side of what two boxes share. */
const overlapOf = (one: DOMRect, other: DOMRect) =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );
