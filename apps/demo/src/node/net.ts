/** What the operator asks of `node:net`, in a browser, where nobody calls from an address. */
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/;

/** 4 for an address such as 127.0.0.1, 6 for `::1`, 0 for a name. */
export function isIP(text: string): 0 | 4 | 6 {
  if (ipv4.test(text) && !text.endsWith('.')) return 4;
  return isIPv6(text) ? 6 : 0;
}

/** Whether an address of this form may stand in a URL. */
export function isIPv6(text: string): boolean {
  return /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]`);
}

/** A list of addresses; of networks those alone whose first part names them, such as 127.0.0.0/8. */
export class BlockList {
  readonly #listed = new Set<string>();

  addAddress(address: string): void {
    this.#listed.add(address);
  }

  addSubnet(address: string, bits: number): void {
    if (bits !== 8) throw new TypeError('The demo knows networks of 8 bits alone');
    this.#listed.add(`${address.split('.')[0]}.`);
  }

  check(address: string): boolean {
    return this.#listed.has(address) || this.#listed.has(`${address.split('.')[0]}.`);
  }
}
