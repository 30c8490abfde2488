/** How the parts of the prerendered page that only one kind of visitor sees are known to the boot script. */
export const visitorView = {
  attribute: 'data-view',
  guest: 'guest',
  player: 'player',
} as const;
