import type { SharedLink } from './SharedLink';

/** The words with their link, once: an operator may have put the link into the words already. */
export function shareMessage({ text, url }: SharedLink): string {
  const filled = text.replaceAll('{url}', url);
  return filled.includes(url) ? filled : `${filled} ${url}`.trim();
}
