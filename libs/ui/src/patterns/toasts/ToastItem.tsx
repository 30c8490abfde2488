import { Action, Description, Root, Title } from '@radix-ui/react-toast';
import { useRef } from 'react';

import type { Glyph } from '../../icons/Glyph';
import { arrowClockwiseRegular } from '../../icons/glyphs/arrowClockwiseRegular';
import { checkBold } from '../../icons/glyphs/checkBold';
import { infoDuotone } from '../../icons/glyphs/infoDuotone';
import { warningCircleFill } from '../../icons/glyphs/warningCircleFill';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { useExit } from '../modal/useExit';
import type { ShownToast, ToastKind } from './ToastMessage';
import {
  badge,
  detail as detailStyle,
  text,
  title as titleStyle,
  toast as toastStyle,
} from './ToastRegion.css';

/** Long enough to read twice; hovering, focusing and leaving the window stop the clock. */
const READING_MS = 5000;

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
export function ToastItem({ toast, onClose, onFaded }: ToastItemProps) {
  const { kind, title, detail, action, isOpen } = toast;
  const ref = useRef<HTMLLIElement>(null);
  useExit(isOpen, ref, onFaded);
  return (
    <Root
      ref={ref}
      open={isOpen}
      forceMount
      type={kind === 'error' ? 'foreground' : 'background'}
      duration={staysUntilClosed(kind) ? Infinity : READING_MS}
      onOpenChange={onClose}
      onEscapeKeyDown={(event) => {
        // Escape leaves what one is in; elsewhere it belongs to the surface below.
        if (ref.current?.contains(document.activeElement) !== true) event.preventDefault();
      }}
      className={toastStyle({ shape: kind === 'error' || kind === 'loading' ? 'pill' : 'card' })}
    >
      <span className={badge({ kind })}>
        {kind === 'loading' ? <Spinner size="xs" /> : <Icon glyph={glyphs[kind]} size="sm" />}
      </span>
      <div className={text}>
        <Title className={titleStyle}>{title}</Title>
        {detail !== undefined && <Description className={detailStyle}>{detail}</Description>}
      </div>
      {action !== undefined && (
        <Action asChild altText={action.label}>
          <Button size="sm" onClick={action.onPress}>
            {action.label}
          </Button>
        </Action>
      )}
    </Root>
  );
}
