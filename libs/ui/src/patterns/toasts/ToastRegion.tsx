import { Action, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useRef, useState, useSyncExternalStore } from 'react';

import type { Glyph } from '../../icons/Glyph';
import { checkBold, warningCircleFill } from '../../icons/actions';
import { arrowClockwiseRegular } from '../../icons/games';
import { infoDuotone } from '../../icons/menus';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { useExit } from '../modal/useExit';
import { BESIDE_MODALS } from '../modal/besideModals';
import { appToasts, toastPace } from './toast';
import type { ShownToast, ToastKind } from './toast';
import {
  action as actionStyle,
  badge,
  detail as detailStyle,
  message,
  text,
  title as titleStyle,
  toast as toastStyle,
  viewport,
} from './ToastRegion.css';

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

/** The others leave by themselves; hovering, focusing and leaving the window stop their clock. */
const staysUntilClosed = (kind: ToastKind) => kind === 'loading' || kind === 'update';

const glyphs: Readonly<Record<Exclude<ToastKind, 'loading'>, Glyph>> = {
  success: checkBold,
  notice: infoDuotone,
  error: warningCircleFill,
  update: arrowClockwiseRegular,
};

interface ToastItemProps {
  readonly toast: ShownToast;
  readonly onClose: () => void;
  readonly onFaded: () => void;
}

/** One message: picture, one or two lines, at most one action. */
function ToastItem({ toast, onClose, onFaded }: ToastItemProps) {
  const { kind, title, detail, action, isOpen } = toast;
  const ref = useRef<HTMLLIElement>(null);
  useExit(isOpen, ref, onFaded);
  return (
    <Root
      ref={ref}
      open={isOpen}
      forceMount
      type={kind === 'error' ? 'foreground' : 'background'}
      duration={staysUntilClosed(kind) ? Infinity : toastPace.readingMs}
      onOpenChange={onClose}
      onEscapeKeyDown={(event) => {
        // Escape leaves what one is in; elsewhere it belongs to the surface below.
        if (ref.current?.contains(document.activeElement) !== true) event.preventDefault();
      }}
      // Where it lies over something, a tap is enough to see that.
      onClick={action === undefined && kind !== 'loading' ? onClose : undefined}
      className={toastStyle({ shape: kind === 'error' || kind === 'loading' ? 'pill' : 'card' })}
    >
      <div className={message}>
        <span className={badge({ kind })}>
          {kind === 'loading' ? <Spinner size="xs" /> : <Icon glyph={glyphs[kind]} size="sm" />}
        </span>
        <div className={text}>
          <Title className={titleStyle}>{title}</Title>
          {detail !== undefined && <Description className={detailStyle}>{detail}</Description>}
        </div>
      </div>
      {action !== undefined && (
        <div className={actionStyle}>
          <Action asChild altText={action.label}>
            <Button size="sm" onClick={action.onPress}>
              {action.label}
            </Button>
          </Action>
        </div>
      )}
    </Root>
  );
}
