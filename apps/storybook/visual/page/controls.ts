const interactive = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  ...['button', 'link', 'tab', 'switch', 'checkbox', 'radio', 'option', 'menuitem', 'slider'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** Every control that a player sees and can use now. */
export const visibleControls = (): readonly HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(interactive)].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"]') === null,
  );
