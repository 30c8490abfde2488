/** Elements that stay alive beside a modal surface carry this attribute: the toasts, the mark of play money. */
export const BESIDE_MODALS = 'data-beside-modals';
