import { hasButton, middleOfButton } from './inPage.mjs';

/** Long enough for a machine with other things to do. */
const limitMs = 15_000;
const pauseMs = 50;

/** @typedef {import('./Driver.mjs').Driver} Driver */

/** A page in some engine: the driver's few acts, and waiting for what they lead to. */
export class Page {
  /** @param {Driver} driver */
  constructor(driver) {
    this.driver = driver;
  }

  /**
   * Runs a function in the page.
   *
   * @template {readonly (string | number | boolean)[]} Args
   * @param {(...args: Args) => unknown} inPage Stands alone: it sees nothing of this file.
   * @param {Args} args
   * @returns {Promise<unknown>} Its value as JSON.
   */
  async run(inPage, ...args) {
    return this.driver.evaluate(`(${inPage.toString()})(...${JSON.stringify(args)})`);
  }

  /**
   * Waits until a function in the page says yes.
   *
   * @template {readonly (string | number | boolean)[]} Args
   * @param {string} what For the message when it never does.
   * @param {(...args: Args) => boolean} inPage
   * @param {Args} args
   */
  async until(what, inPage, ...args) {
    const deadline = performance.now() + limitMs;
    while (performance.now() < deadline) {
      if ((await this.run(inPage, ...args)) === true) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    throw new Error(`It never came that ${what}.`);
  }

  /** Clicks in the middle of the newest button or link of that name. @param {string} name */
  async clickButton(name) {
    await this.until(`there is a button ${name}`, hasButton, name);
    const middle = await this.run(middleOfButton, name);
    if (!Array.isArray(middle)) throw new Error(`The button ${name} has gone.`);
    await this.driver.click(Number(middle[0]), Number(middle[1]));
  }
}
