import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';

/** Copies a text and says whether it worked. Call it inside a tap: browsers allow it nowhere else. */
export async function copyText(copied: string, text: TranslateText): Promise<void> {
  try {
    await navigator.clipboard.writeText(copied);
    toast({ kind: 'success', title: text('common.copyOk') });
  } catch {
    toast({ kind: 'error', title: text('common.copyErr') });
  }
}
