/** How a wrapper names itself at the end of the user agent: `KislapApp/1.2 (android)`. */
const OWN_NAME = /\bKislapApp\/\d+(?:\.\d+){0,3} \((?<platform>android|ios)\)/;

/**
 * Which wrapper this may be, by the user agent alone. A hint and nothing more: anybody can write anything there, so it
 * hides the invitation to the home screen and starts no other way of doing things; the handshake decides about those.
 */
export function wrapperHint(userAgent: string): 'android' | 'ios' | undefined {
  const platform = OWN_NAME.exec(userAgent)?.groups?.['platform'];
  return platform === 'android' || platform === 'ios' ? platform : undefined;
}
