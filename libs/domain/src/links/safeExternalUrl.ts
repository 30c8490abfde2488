/**
 * The address to open for an outside link, such as a pay page; undefined when it must not be opened.
 *
 * Link rule: http and https only, without a user name or password, which would disguise the host.
 *
 * @see docs/rules.md#links
 * @param base the app's own origin, for links that are written without one
 * @example
 * safeExternalUrl('https://pay.example/1', 'https://kislap.example'); // => 'https://pay.example/1'
 * safeExternalUrl('https://kislap.example@evil.example/', 'https://kislap.example'); // => undefined
 */
export function safeExternalUrl(link: string, base: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(link, base);
    return /^https?:$/.test(protocol) && username + password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}
