const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Whether the element lies in something that scrolls sideways by itself. */
export function isScrolledAcross(element: Element): boolean {
  return ancestorsOf(element).some(
    (ancestor) => ancestor !== document.body && scrolls(getComputedStyle(ancestor).overflowX),
  );
}

export const scrollsAcross = (style: CSSStyleDeclaration) => scrolls(style.overflowX);
export const scrollsDown = (style: CSSStyleDeclaration) => scrolls(style.overflowY);

/** The element and all it lies in, up to the body. */
export function ancestorsOf(element: Element): readonly Element[] {
  const ancestors: Element[] = [];
  for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
    ancestors.push(one);
  }
  return ancestors;
}
