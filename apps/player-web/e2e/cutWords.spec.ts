import type { Page } from '@playwright/test';
import { READY_EVENT } from '../src/start/boot/READY_EVENT';
import { linkedOverlayNames } from '../src/navigation/overlays/linkedOverlayNames';
import { routes, type RouteTraits } from '../src/navigation/routes/routes';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

/** The smallest phone that the app is drawn for. */
test.use({ viewport: { width: 360, height: 640 } });

const allRoutes: readonly RouteTraits[] = Object.values(routes);

/**
 * What is shown with its end missing: behind an ellipsis, below the last line that a clamp allows, or under an edge that
 * hides it. Waits until the screen has stopped changing.
 *
 * @param notices what the line with the operator's notices is called; it is whole where a tap leads
 */
async function findCutWords(notices: string): Promise<readonly string[]> {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
  for (let before = -1, still = 0; still < 3;) {
    const now = document.body.innerText.length;
    still = now === before ? still + 1 : 0;
    before = now;
    await pause(60);
  }
  const isCut = (element: HTMLElement): boolean => {
    const { textOverflow, overflowX, webkitLineClamp: lines } = getComputedStyle(element);
    const across = element.scrollWidth - element.clientWidth;
    const down = element.scrollHeight - element.clientHeight;
    if (lines !== 'none' && lines !== '') return down > 1;
    if (textOverflow === 'ellipsis' && overflowX !== 'visible') return across > 0;
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    // Room for the tails of letters, which a box of exactly a line's height leaves out.
    return hasWords && (overflowX === 'hidden' || overflowX === 'clip') && (across > 1 || down > 3);
  };
  const isShownWhole = (element: Element): boolean => {
    const opener = element.closest<HTMLElement>('button[data-title]');
    return opener?.dataset['title'] === notices;
  };
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(
      (one) =>
        one.clientWidth > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
    .filter((one) => isCut(one) && !isShownWhole(one))
    .map((one) => `${one.localName} “${one.textContent.slice(0, 60)}”`);
}

/** Goes to an address of the app in the page that is open, as Back and Forward do. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

async function openApp(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html[data-taken]')).toBeAttached();
}

for (const language of ['en', 'tag'] as const) {
  test(`no word of any page or linked overlay is cut on a small phone (${language})`, async ({
    page,
    context,
    sandbox,
  }) => {
    const notices = say(language, 'home.notices');
    const expectWhole = async (address: string): Promise<void> => {
      await goTo(page, address);
      expect.soft(await page.evaluate(findCutWords, notices), address).toEqual([]);
    };
    await speak(context, sandbox.origin, language);
    await page.addInitScript(
      (ready) => document.addEventListener(ready, () => (document.documentElement.dataset['taken'] = '')),
      READY_EVENT,
    );
    if (language === 'tag') {
      // Longer than the English everywhere: what fits a guest in it fits in both.
      await openApp(page);
      for (const { path } of allRoutes.filter(({ needsLogin }) => !needsLogin)) await expectWhole(path);
    }
    await openPlayer(page, sandbox.origin, seeds.whale);
    await openApp(page);
    // The beginnings of letters are cut: a tap opens them.
    const isWhole = ({ guestsOnly, path }: RouteTraits) => guestsOnly !== true && path !== routes.mail.path;
    for (const { path } of allRoutes.filter(isWhole)) await expectWhole(path);
    for (const name of linkedOverlayNames) {
      await expectWhole(`/?overlay=${name}`);
      await expect(page.getByRole('dialog').first()).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
