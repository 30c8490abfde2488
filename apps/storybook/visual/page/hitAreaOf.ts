/** Where a press reaches a control: its box, what its pseudo-elements add, and its labels. */
export function hitAreaOf(control: HTMLElement): DOMRect {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  return [
    ...['::before', '::after'].flatMap((name) => pseudoBox(control, name)),
    ...labels.map((label) => label.getBoundingClientRect()),
  ].reduce(union, control.getBoundingClientRect());
}

function union(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return new DOMRect(
    left,
    top,
    Math.max(one.right, other.right) - left,
    Math.max(one.bottom, other.bottom) - top,
  );
}

/** A pseudo-element has no box to ask for; one that lies over its element is computed from its style. */
function pseudoBox(control: HTMLElement, name: string): readonly DOMRect[] {
  const style = getComputedStyle(control, name);
  if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none') return [];
  const ground = containingBlockOf(control);
  const { left, top } = ground.getBoundingClientRect();
  const { borderLeftWidth, borderTopWidth } = getComputedStyle(ground);
  const { e, f } = new DOMMatrix(style.transform === 'none' ? '' : style.transform);
  return [
    new DOMRect(
      left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(style.left) + e,
      top + Number.parseFloat(borderTopWidth) + Number.parseFloat(style.top) + f,
      Number.parseFloat(style.width),
      Number.parseFloat(style.height),
    ),
  ];
}

function containingBlockOf(control: HTMLElement): Element {
  if (getComputedStyle(control).position !== 'static') return control;
  return control.offsetParent ?? document.documentElement;
}
