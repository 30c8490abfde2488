import { WAITING_FRAME } from '../../navigation/earlyAnswer';
import type { Destination } from './destinations';
import type { StartWords } from './startWords';
import { reloadAnew } from './watchStart';

/** What a frame stands for. */
export interface Stand {
  readonly destination: Destination;
  readonly pressed: HTMLElement;
  /** The visitor turns back. */
  readonly onLeave: () => void;
  /** Its code could not be fetched. */
  readonly isLost: boolean;
}

export interface Shown extends Stand {
  readonly frame: HTMLElement;
}

interface FrameOptions {
  readonly lang: string;
  readonly words: StartWords;
  readonly phone: string;
  readonly onClose: () => void;
}

/** The frame with its title, the way back, and shapes of what is coming or, where it cannot come, words. */
export function drawFrame(
  { destination: { title, shape }, isLost }: Stand,
  { lang, words, phone, onClose }: FrameOptions,
): HTMLElement {
  const frame = document.createElement('section');
  frame.className = WAITING_FRAME;
  frame.lang = lang;
  frame.tabIndex = -1;
  frame.dataset['shape'] = shape;
  const header = document.createElement('header');
  const heading = document.createElement(shape === 'page' ? 'h1' : 'h2');
  heading.textContent = title;
  header.append(heading);
  if (shape === 'page') {
    frame.setAttribute('role', 'status');
  } else {
    const cross = buttonNamed('✕', onClose);
    cross.setAttribute('aria-label', words.close);
    header.prepend(cross);
    frame.setAttribute('role', 'dialog');
    frame.setAttribute('aria-modal', 'true');
  }
  frame.setAttribute('aria-label', title);
  frame.append(header);
  if (isLost) {
    const lost = document.createElement('p');
    lost.setAttribute('role', 'alert');
    lost.append(
      words.text,
      buttonNamed(words.reload, () => void reloadAnew()),
    );
    frame.append(lost);
    return frame;
  }
  frame.setAttribute('aria-busy', 'true');
  if (shape === 'login') frame.append(phoneField(words.phone, phone));
  frame.append(...[1, 2, 3].map(() => document.createElement('i')));
  return frame;
}

function buttonNamed(name: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', onClick);
  return button;
}

/** The first thing that the login asks for can be typed already; the page takes it over. */
function phoneField(label: string, value: string): HTMLElement {
  const field = document.createElement('label');
  const well = document.createElement('span');
  const input = document.createElement('input');
  Object.assign(input, { type: 'tel', inputMode: 'numeric', autocomplete: 'tel-national', value });
  well.append('+63', input);
  field.append(label, well);
  return field;
}
