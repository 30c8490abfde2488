import { chromium as playwright } from 'playwright';
import { browserArgs, findWindowlessBrowser } from '../../browser.mjs';

const viewport = { width: 390, height: 844 };

/** @type {import('../Driver.mjs').Engine} */
export const chromium = {
  name: 'Chromium',
  async start() {
    const browser = await playwright.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
    const page = await browser.newPage({ viewport });
    return {
      open: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      press: (key, withShift = false) => page.keyboard.press(withShift ? `Shift+${key}` : key),
      wheel: async (x, y, deltaY) => {
        await page.mouse.move(x, y);
        await page.mouse.wheel(0, deltaY);
      },
      close: () => browser.close(),
    };
  },
};
