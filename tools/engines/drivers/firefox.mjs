import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';

const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Over WebDriver BiDi, which needs no driver of its own. @type {import('../Driver.mjs').Engine} */
export const firefox = {
  name: 'Firefox',
  async start() {
    const executablePath = [process.env.FIREFOX_PATH ?? '', ...usualPaths].find((path) => existsSync(path));
    if (executablePath === undefined)
      return 'no Firefox is installed (Debian: firefox-esr; or set FIREFOX_PATH)';
    const browser = await launch({ browser: 'firefox', executablePath, headless: true });
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844 });
    return {
      open: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      press: async (key, withShift = false) => {
        if (withShift) await page.keyboard.down('Shift');
        await page.keyboard.press(key);
        if (withShift) await page.keyboard.up('Shift');
      },
      wheel: async (x, y, deltaY) => {
        await page.mouse.move(x, y);
        await page.mouse.wheel({ deltaY });
      },
      close: () => browser.close(),
    };
  },
};
