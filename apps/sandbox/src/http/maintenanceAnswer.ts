import { answerCode } from '@kislap/api/contract';
import type { Locale } from '@kislap/domain';
import type { Switches } from '../kernel/Switches';
import type { Answer } from './Answer';
import { serviceMessages } from './serviceMessages';

/** That the operator is under maintenance: its own words or the usual ones, and the planned end when there is one. */
export function maintenanceAnswer({ maintenance }: Switches, locale: Locale): Answer {
  const { until, message } = maintenance;
  return {
    code: answerCode.maintenance,
    msg: message || serviceMessages.maintenance[locale],
    data: until > 0 ? { until } : null,
  };
}
