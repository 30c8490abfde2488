import { useText } from '@kislap/i18n';
import { ToastRegion } from '@kislap/ui';

/** Shows toasts over everything. Loaded after the first view: a toast that comes sooner waits for it. */
export function ToastHost() {
  const text = useText();
  return <ToastRegion label={text('common.notification')} />;
}
