import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';

/** Says when the player logged in before: a login that was not theirs stands out. Nothing at the first one. */
export function tellLastLogin(at: EpochSeconds | undefined, text: TranslateText): void {
  if (at !== undefined)
    toast({ kind: 'notice', title: text('auth.last', { time: formatManila(at, 'minute') }) });
}
