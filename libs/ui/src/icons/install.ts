import type { Glyph } from './Glyph';

/** A drawing for `Icon`: Phosphor's "check circle" in duotone, for menu rows and notes. */
export const checkCircleDuotone: Glyph = {
  line: 'M173.66,98.34a8,8,0,0,1,0,11.32l-56,56a8,8,0,0,1-11.32,0l-24-24a8,8,0,0,1,11.32-11.32L112,148.69l50.34-50.35A8,8,0,0,1,173.66,98.34ZM232,128A104,104,0,1,1,128,24,104.11,104.11,0,0,1,232,128Zm-16,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z',
  tone: 'M224,128a96,96,0,1,1-96-96A96,96,0,0,1,224,128Z',
};

/** A drawing for `Icon`: Phosphor's "lightning" in duotone, for menu rows and notes. */
export const lightningDuotone: Glyph = {
  line: 'M215.79,118.17a8,8,0,0,0-5-5.66L153.18,90.9l14.66-73.33a8,8,0,0,0-13.69-7l-112,120a8,8,0,0,0,3,13l57.63,21.61L88.16,238.43a8,8,0,0,0,13.69,7l112-120A8,8,0,0,0,215.79,118.17ZM109.37,214l10.47-52.38a8,8,0,0,0-5-9.06L62,132.71l84.62-90.66L136.16,94.43a8,8,0,0,0,5,9.06l52.8,19.8Z',
  tone: 'M96,240l16-80L48,136,160,16,144,96l64,24Z',
};
