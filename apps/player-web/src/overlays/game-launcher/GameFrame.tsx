import type { Ref } from 'react';
import { frameSandbox } from './frameSandbox';

interface GameFrameProps {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly name: string;
  /** Checked. */
  readonly url: string;
  readonly onLoad: () => void;
}

/** The frame that a game runs in, with no more rights than a game needs. */
export function GameFrame({ ref, name, url, onLoad }: GameFrameProps) {
  return (
    <iframe
      ref={ref}
      src={url}
      title={name}
      sandbox={frameSandbox(url, window.location.origin)}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      onLoad={onLoad}
    />
  );
}
