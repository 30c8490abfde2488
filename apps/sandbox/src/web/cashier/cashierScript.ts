import { remainingText } from './cashierTimes';

/** How long a button says that it has copied. */
const FEEDBACK_MS = 2000;

/** What a wallet reads well from its gallery, in pixels. */
const EDGE = 1024;

/** How often the page asks whether a payment has arrived. */
const POLL_MS = 1000;

/** Runs the order's clock from the server's own time left, so that a wrong clock on the phone does not matter. */
function runCountdown(clock: HTMLElement): void {
  const startedAt = performance.now();
  const remainingAtStart = Number(clock.dataset['countdown']);
  const timer = setInterval(() => {
    const remaining = remainingAtStart - (performance.now() - startedAt);
    clock.textContent = remainingText(remaining);
    if (remaining > 0) return;
    clearInterval(timer);
    location.reload();
  }, 250);
}

/** The first tap sends the form; the buttons rest until the next page is there. */
function guardAgainstDoubleTap(form: HTMLFormElement): void {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
    form.setAttribute('aria-busy', 'true');
  });
  addEventListener('pageshow', () => {
    isSent = false;
    form.removeAttribute('aria-busy');
  });
}

/** Shows the next page as soon as the order has moved on; an unanswered question is simply asked again. */
function awaitNextState(state: string): void {
  setInterval(() => {
    if (document.hidden) return;
    void fetch(`${location.pathname}/state`)
      .then((answer) => answer.json())
      .then((answer: unknown) => {
        if (JSON.stringify(answer) !== JSON.stringify({ state })) location.reload();
      })
      .catch(() => undefined);
  }, POLL_MS);
}

const clock = document.querySelector<HTMLElement>('[data-countdown]');
if (clock) runCountdown(clock);
enableCopyButtons(document);
enableQrSaving(document);
document.querySelectorAll('form').forEach(guardAgainstDoubleTap);
const state = document.querySelector<HTMLElement>('[data-order-state]')?.dataset['orderState'];
if (state === 'crediting') awaitNextState(state);

/** Shows the button that saves the QR code as a picture, and lets it work. Without script there is nothing to press. */
function enableQrSaving(root: ParentNode): void {
  const code = root.querySelector<SVGSVGElement>('svg.qr');
  const button = root.querySelector<HTMLButtonElement>('[data-save-qr]');
  if (code === null || button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    paint(code).toBlob((picture) => picture !== null && save(picture, button.dataset['saveQr'] ?? 'qr'));
  });
}

function paint(code: SVGSVGElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: EDGE, height: EDGE });
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, EDGE, EDGE);
  pen.scale(EDGE / code.viewBox.baseVal.width, EDGE / code.viewBox.baseVal.height);
  pen.fillStyle = 'black';
  pen.fill(new Path2D(code.querySelector('path')?.getAttribute('d') ?? ''));
  return canvas;
}

function save(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `${name}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Shows the copy buttons below this node and lets them work. */
function enableCopyButtons(root: ParentNode): void {
  root.querySelectorAll<HTMLButtonElement>('[data-copy]').forEach((button) => {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  });
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const label = button.querySelector('[aria-live]');
  const { copy: text = '', copied = '', copyFailed = '' } = button.dataset;
  if (!label || label.textContent === copied) return;
  const usual = label.textContent;
  label.textContent = await navigator.clipboard.writeText(text).then(
    () => copied,
    () => copyFailed,
  );
  setTimeout(() => (label.textContent = usual), FEEDBACK_MS);
}
