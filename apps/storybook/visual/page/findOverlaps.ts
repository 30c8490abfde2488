import { visibleControls } from './controls';
import { nameOf } from './nameOf';
import { ancestorsOf, scrollsAcross, scrollsDown } from './styleOf';

/** Rounded corners and shadows may touch; more than this is one control under another. */
const allowedPx = 4;

/**
 * Pairs of controls that lie on each other, by what a player sees of them. What floats over a page on purpose is left
 * out, and what reaches over its neighbours on purpose.
 */
export function findOverlaps(): readonly string[] {
  const controls = visibleControls()
    .filter((control) => !floats(control) && control.closest('[data-equivalent]') === null)
    .map((control) => ({ control, box: shownBoxOf(control) }));
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

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** As much of a control as its scrollers show: what is scrolled away lies under nothing. */
function shownBoxOf(control: Element): Box {
  const scrollers = ancestorsOf(control).filter((ancestor) => {
    const style = getComputedStyle(ancestor);
    return ancestor !== control && (scrollsAcross(style) || scrollsDown(style));
  });
  return scrollers.reduce<Box>(
    (box, scroller) => commonOf(box, scroller.getBoundingClientRect()),
    control.getBoundingClientRect(),
  );
}

const commonOf = (one: Box, other: Box): Box => ({
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
  left: Math.max(one.left, other.left),
});

/** The part of a control that its scrollers show. */
const seenOf = (control: Element): DOMRect =>
  ancestorsOf(control)
    .filter((ancestor) => ancestor !== control && getComputedStyle(ancestor).overflowY !== 'visible')
    .map((ancestor) => ancestor.getBoundingClientRect())
    .reduce(shared, control.getBoundingClientRect());

function shared(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  return new DOMRect(
    left,
    top,
    Math.min(one.right, other.right) - left,
    Math.min(one.bottom, other.bottom) - top,
  );
}

/** The shorter side of what two boxes share. */
const overlapOf = (one: Box, other: Box) =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );
