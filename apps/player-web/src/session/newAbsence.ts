let isNew = false;

/** Whether an absence has begun, or become longer, just now and on this device: its screen begins at the top. */
export const newAbsence = {
  tell: (): void => {
    isNew = true;
  },
  /** Answers once. */
  take: (): boolean => {
    const wasNew = isNew;
    isNew = false;
    return wasNew;
  },
} as const;
