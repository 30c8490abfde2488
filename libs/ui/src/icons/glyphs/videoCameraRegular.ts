import type { Glyph } from '../Glyph';

/** A drawing for `Icon`: Phosphor's "video camera" in regular, for actions and quiet tabs. */
export const videoCameraRegular: Glyph = {
  line: 'M251.77,73a8,8,0,0,0-8.21.39L208,97.05V72a16,16,0,0,0-16-16H32A16,16,0,0,0,16,72V184a16,16,0,0,0,16,16H192a16,16,0,0,0,16-16V159l35.56,23.71A8,8,0,0,0,248,184a8,8,0,0,0,8-8V80A8,8,0,0,0,251.77,73ZM192,184H32V72H192V184Zm48-22.95-32-21.33V116.28L240,95Z',
};
