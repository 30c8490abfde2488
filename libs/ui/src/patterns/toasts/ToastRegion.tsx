import { Provider, Viewport } from '@radix-ui/react-toast';
import { useState, useSyncExternalStore } from 'react';

import { BESIDE_MODALS } from '../modal/useInertBackground';
import { appToasts } from './appToasts';
import { ToastItem } from './ToastItem';
import type { ShownToast } from './ToastMessage';
import { viewport } from './ToastRegion.css';

interface ToastRegionProps {
  /** Spoken before a message: "Notification". */
  readonly label: string;
}

interface EdgeProps extends ToastRegionProps {
  readonly edge: 'top' | 'bottom';
  readonly toasts: readonly ShownToast[];
  readonly announcer: HTMLElement | null;
}

/** Good news comes from above; what concerns the button under the thumb comes up beside it. */
const edgeOf = ({ kind }: ShownToast) => (kind === 'success' || kind === 'notice' ? 'top' : 'bottom');

function Edge({ edge, label, toasts, announcer }: EdgeProps) {
  const shown = toasts.filter((toast) => edgeOf(toast) === edge);
  const newest = shown.at(-1);
  if (newest === undefined) return null;
  return (
    <Provider
      label={label}
      swipeDirection={edge === 'top' ? 'up' : 'down'}
      announcerContainer={announcer ?? undefined}
    >
      {shown.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          onClose={() => appToasts.close(toast.id)}
          onFaded={() => appToasts.remove(toast.id)}
        />
      ))}
      <Viewport className={viewport({ edge })} label={`${label}: ${newest.title}`} hotkey={[]} />
    </Provider>
  );
}

/**
 * Shows what `toast()` says. It stays alive beside dialogs: neither their inert background nor their hidden one
 * includes it, hence its live region attribute that says nothing by itself.
 */
export function ToastRegion({ label }: ToastRegionProps) {
  const toasts = useSyncExternalStore(appToasts.subscribe, appToasts.snapshot, appToasts.snapshot);
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  return (
    <div {...{ [BESIDE_MODALS]: '' }} aria-live="off" ref={setAnnouncer}>
      <Edge edge="top" label={label} toasts={toasts} announcer={announcer} />
      <Edge edge="bottom" label={label} toasts={toasts} announcer={announcer} />
    </div>
  );
}
