/** The browser's own question, kept until the visitor wants it. Not every browser has one. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: string }>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

let kept: InstallEvent | undefined;

/** The browser's own way to put the app on the home screen. */
export const installPrompt = {
  /** Begins to keep the browser's question; it may come soon after the page. */
  start(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      if (!isInstallEvent(event)) return;
      event.preventDefault();
      kept = event;
    });
  },

  /** Asks. `unavailable` when this browser has no such question, or has asked it. */
  async ask(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
    const question = kept;
    kept = undefined;
    if (question === undefined) return 'unavailable';
    const { outcome } = await question.prompt();
    return outcome === 'accepted' ? 'accepted' : 'dismissed';
  },
} as const;
