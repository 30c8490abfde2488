/** `activate` the player wants the new build now · `forgetPages` the next visit takes its pages from the network. */
export type PageMessage = 'activate' | 'forgetPages';

/** Reads what a page tells its worker; anything else is nothing. */
export function readPageMessage(told: unknown): PageMessage | undefined {
  return told === 'activate' || told === 'forgetPages' ? told : undefined;
}
