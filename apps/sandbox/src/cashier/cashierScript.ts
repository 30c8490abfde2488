import { enableCopyButtons } from '../pages/enableCopyButtons';
import { enableQrSaving } from './enableQrSaving';
import { remainingText } from './remainingText';

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
