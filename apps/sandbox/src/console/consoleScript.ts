import { enableCopyButtons } from '../pages/enableCopyButtons';

/** How often an open and visible console looks for news. */
const REFRESH_MS = 2000;

const shownPulse = document.body.dataset['pulse'];

enableCopyButtons(document);
setInterval(() => void showNews(), REFRESH_MS);

/** Loads the page again when something has happened; the browser keeps the place where one was reading. */
async function showNews(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch('/sandbox/pulse').catch(() => undefined);
  if (answer?.ok && (await answer.text()) !== shownPulse) location.reload();
}
