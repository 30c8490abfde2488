/** Custom property that says how many pixels of the surface the on-screen keyboard covers. */
export const KEYBOARD_INSET = '--keyboard-inset';
