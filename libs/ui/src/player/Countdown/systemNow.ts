import { epochSecondsFrom } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';

const MS_PER_SECOND = 1000;

/** The device's clock. */
export const systemNow = (): EpochSeconds => epochSecondsFrom(Date.now() / MS_PER_SECOND);
