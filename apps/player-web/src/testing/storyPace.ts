import { timeouts } from '@kislap/api';
import type { Timeouts } from '@kislap/api';

/** Silence lasts for ever in stories, and what fails fails without a pause. */
export const storyPace: Timeouts = {
  ...timeouts,
  timeoutMs: 0,
  paymentWriteTimeoutMs: 0,
  uploadTimeoutMs: 0,
  retryDelayMs: 0,
};
