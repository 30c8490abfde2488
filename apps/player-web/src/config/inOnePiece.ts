/**
 * A telephone number whose signs and spaces never end a line, so that it is read and dialled as one.
 *
 * @example
 * inOnePiece('1-800 10').length; // => 9
 */
export const inOnePiece = (phone: string): string => phone.replace(/ /g, '\u{a0}').replace(/-/g, '-\u{2060}');
