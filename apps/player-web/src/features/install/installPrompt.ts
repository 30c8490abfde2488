import { installQuestion } from './installQuestion';

interface InstallEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: string }>;
}

const isInstallEvent = (event: Event | undefined): event is InstallEvent =>
  event !== undefined && 'prompt' in event;

/** The browser's own way to put the app on the home screen. */
export const installPrompt = {
  /** Asks. `unavailable` when this browser has no such question, or has asked it. */
  async ask(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
    const question = installQuestion.take();
    if (!isInstallEvent(question)) return 'unavailable';
    const { outcome } = await question.prompt();
    return outcome === 'accepted' ? 'accepted' : 'dismissed';
  },
} as const;
