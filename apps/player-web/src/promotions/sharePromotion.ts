import type { TranslateText } from '@kislap/i18n';
import { shareLink } from '../share/shareLink';

interface SharedPromotion {
  readonly type: number;
  /** As the operator calls it. */
  readonly title: string;
  /** Of the app, as players know it. */
  readonly origin: string;
}

/** Hands the address of a promotion to whoever the player chooses, with its name and who may take part. */
export function sharePromotion({ type, title, origin }: SharedPromotion, text: TranslateText): Promise<void> {
  const url = `${origin}/promotion?type=${type}`;
  return shareLink({ text: text('promo.shareWords', { title }), url });
}
