import type { OverlayProps } from '../OverlayProps';

/** Placeholder until the kit's panel lands. */
export function LanguageOverlay({ modal }: OverlayProps<'language'>) {
  return modal.isOpen ? <button onClick={() => modal.onDismiss('closeButton')}>x</button> : null;
}
