let kept: Event | undefined;

/** The browser's own question, kept until the visitor wants it. Not every browser has one. */
export const installQuestion = {
  /** Begins to keep it; it may come soon after the page. */
  start(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      kept = event;
    });
  },
  /** Hands it over, once. */
  take(): Event | undefined {
    const question = kept;
    kept = undefined;
    return question;
  },
} as const;
