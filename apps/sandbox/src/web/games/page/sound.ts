import { findPart } from './findPart';

/** What the page lets one hear. */
export interface Sound {
  /** A round begins. */
  start(): void;
  /** Something is seen: a ball, a card, a reel at rest. */
  step(): void;
  /** More came back than was staked. Nothing else is celebrated. */
  win(): void;
}

const KEY = 'kislap-game-sound';

/** Connects the sound switch. Sound is off until the player switches it on; the device remembers it where it may. */
export function openSound(): Sound {
  const button = findPart('[data-sound]', HTMLButtonElement);
  let context: AudioContext | undefined;
  let isOn = recall() === 'on';
  show();
  button.addEventListener('click', () => {
    isOn = !isOn;
    remember(isOn ? 'on' : 'off');
    show();
    if (isOn) tone(660, 0);
  });
  return {
    start: () => tone(330, 0),
    step: () => tone(440, 0),
    win: () => [523, 659, 784].forEach((pitch, index) => tone(pitch, index * 0.12)),
  };

  function show(): void {
    button.setAttribute('aria-pressed', String(isOn));
    button.dataset['on'] = String(isOn);
  }

  function tone(pitch: number, delay: number): void {
    if (!isOn) return;
    context ??= new AudioContext();
    const start = context.currentTime + delay;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(0.08, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
    const source = context.createOscillator();
    source.type = 'triangle';
    source.frequency.value = pitch;
    source.connect(loudness).connect(context.destination);
    source.start(start);
    source.stop(start + 0.2);
  }
}

/** A game in a frame of an opaque origin may keep nothing: then the switch lasts as long as the page. */
function recall(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Nothing is kept.
  }
}
