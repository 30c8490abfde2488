import { serverNow } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';

/** The operator's clock in whole seconds: what countdowns go by. */
export const operatorNow = (): EpochSeconds => epochSecondsFrom(Math.floor(serverNow() / 1000));
