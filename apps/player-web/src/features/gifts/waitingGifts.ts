const listeners = new Set<() => void>();
let words: string | undefined;

/** The words that gifts wait for the player; nothing while none is known to. They come with what only players fetch. */
export const waitingGifts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: (): string | undefined => words,
  tell(next: string | undefined): void {
    words = next;
    for (const listener of listeners) listener();
  },
} as const;
