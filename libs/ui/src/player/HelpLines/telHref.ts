/** The address that calls a number, without the signs that make it readable: '(02) 8248-9568' is 'tel:0282489568'. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
