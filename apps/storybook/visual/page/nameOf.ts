/** How a finding names an element: its tag, role and the beginning of what it says. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role');
  const label = element.getAttribute('aria-label') ?? element.textContent;
  const words = label.replaceAll(/\s+/gu, ' ').trim().slice(0, 40);
  const classes = element.getAttribute('class')?.split(' ')[0];
  return `<${element.localName}${role ? ` role=${role}` : ''}${classes ? ` class=${classes}` : ''}> “${words}”`;
}
