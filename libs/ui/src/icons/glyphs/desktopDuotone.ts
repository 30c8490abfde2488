import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "desktop" in duotone, for menu rows and notes. */
export const desktopDuotone: Glyph = {
  line: 'M208,40H48A24,24,0,0,0,24,64V176a24,24,0,0,0,24,24h72v16H96a8,8,0,0,0,0,16h64a8,8,0,0,0,0-16H136V200h72a24,24,0,0,0,24-24V64A24,24,0,0,0,208,40ZM48,56H208a8,8,0,0,1,8,8v80H40V64A8,8,0,0,1,48,56ZM208,184H48a8,8,0,0,1-8-8V160H216v16A8,8,0,0,1,208,184Z',
  tone: 'M224,64v88H32V64A16,16,0,0,1,48,48H208A16,16,0,0,1,224,64Z',
};
