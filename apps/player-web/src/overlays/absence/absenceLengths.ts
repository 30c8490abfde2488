import { breakHours, exclusionMonths, serverNow } from '@kislap/api';
import type { Absence } from '@kislap/api';
import { epochSecondsFrom } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import type { BreakLength } from '@kislap/ui';

const HOUR_S = 3600;

/** How long a player can stay away, each with its end. */
export function absenceLengths(kind: Absence['kind'], text: TranslateText): readonly BreakLength[] {
  const nowS = Math.floor(serverNow() / 1000);
  if (kind === 'break') {
    return breakHours.map((hours) => ({
      value: String(hours),
      title: text(`rg.hoursOf.${hours}`),
      until: epochSecondsFrom(nowS + hours * HOUR_S),
      endsByTheHour: true,
    }));
  }
  return exclusionMonths.map((months) => {
    const end = new Date(nowS * 1000);
    end.setUTCMonth(end.getUTCMonth() + months);
    return {
      value: String(months),
      title: text(`rg.monthsOf.${months}`),
      until: epochSecondsFrom(Math.floor(end.getTime() / 1000)),
    };
  });
}
