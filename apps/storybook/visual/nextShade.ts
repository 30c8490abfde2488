/** Moves one colour of the theme by its smallest step, under one element alone. */
export function nextShade(element: HTMLElement, token: string) {
  const shade = getComputedStyle(element).getPropertyValue(token).trim();
  const last = Number.parseInt(shade.slice(-2), 16);
  element.style.setProperty(token, shade.slice(0, -2) + (last ^ 1).toString(16).padStart(2, '0'));
}
