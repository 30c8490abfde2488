import { safeExternalUrl } from '@kislap/domain';

/**
 * A piece of a message: words, or an address to open.
 *
 * @example
 * const link: MessagePart = { type: 'link', href: 'https://kislap.example/vip' };
 * messageParts('https://kislap.example/vip'); // => [link]
 */
type MessagePart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'link'; readonly href: string };

const webAddress = /https?:\/\/[^\s<>"]+/gi;
/** Ends a sentence rather than an address. */
const closing = /[.,;:!?)\]}'…]+$/;

/**
 * Splits a message of the operator into words and links; joined, the parts are the whole message.
 *
 * Mail rule: plain text, line breaks and links only, never markup. A link is an address that `safeExternalUrl` lets
 * through.
 *
 * @example
 * messageParts('See https://kislap.example/vip.').map(({ type }) => type); // => ['text', 'link', 'text']
 */
export function messageParts(message: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of message.matchAll(webAddress)) {
    const link = found.replace(closing, '');
    const href = safeExternalUrl(link, link);
    if (href === undefined) continue;
    if (index > end) parts.push({ type: 'text', text: message.slice(end, index) });
    parts.push({ type: 'link', href: link });
    end = index + link.length;
  }
  if (end < message.length) parts.push({ type: 'text', text: message.slice(end) });
  return parts;
}
