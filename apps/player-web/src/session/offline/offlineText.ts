/** One answer of the operator that stays on the device. */
export interface OfflineAnswer {
  /** As the cache writes it. */
  readonly key: string;
  /** When it last came, in epoch milliseconds; it may have been confirmed within the minute after. */
  readonly at: number;
  readonly answer: unknown;
}

/** An answer that nobody has asked for again in this time is not worth showing. */
const OLDEST_MS = 3 * 86_400_000;
/** Characters of one owner's answers; what does not fit is left out, the newest stay. */
const longest = 1_500_000;

const isAnswer = (read: unknown): read is OfflineAnswer =>
  typeof read === 'object' &&
  read !== null &&
  'key' in read &&
  typeof read.key === 'string' &&
  'at' in read &&
  typeof read.at === 'number' &&
  'answer' in read;

/** How answers are written to the device and read back. Only the build that wrote them knows their shape. */
export const offlineText = {
  /** The newest answers that fit. */
  write(build: string, answers: readonly OfflineAnswer[]): string {
    let length = 0;
    const fitting = [...answers]
      .sort((one, other) => other.at - one.at)
      .map((answer) => JSON.stringify(answer))
      .filter((text) => {
        if (length + text.length > longest) return false;
        length += text.length;
        return true;
      });
    return `{"build":${JSON.stringify(build)},"answers":[${fitting.join()}]}`;
  },

  /** What `build` wrote and is young enough; nothing of anything else. */
  read(build: string, text: string, now: number): readonly OfflineAnswer[] {
    try {
      const read: unknown = JSON.parse(text);
      if (typeof read !== 'object' || read === null || !('build' in read) || read.build !== build) return [];
      if (!('answers' in read) || !Array.isArray(read.answers)) return [];
      return read.answers.filter(isAnswer).filter(({ at }) => at <= now && now - at < OLDEST_MS);
    } catch {
      return [];
    }
  },
} as const;
