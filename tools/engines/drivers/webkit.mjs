import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../freePort.mjs';
import { webDriverSession } from './webDriverSession.mjs';

const driverPath = '/usr/bin/WebKitWebDriver';
const browserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const screenPath = '/usr/bin/xvfb-run';

/** WebKitGTK's MiniBrowser on a screen in memory, over WebDriver. @type {import('../Driver.mjs').Engine} */
export const webkit = {
  name: 'WebKitGTK',
  async start() {
    const missing = [driverPath, browserPath, screenPath].find((path) => !existsSync(path));
    if (missing !== undefined) return `${missing} is not installed (Debian: webkit2gtk-driver, xvfb)`;
    const port = await freePort();
    // A group of its own, so that the screen, the driver and the browser end together.
    const child = spawn(screenPath, ['-a', '-s', '-screen 0 1280x1024x24', driverPath, `--port=${port}`], {
      stdio: 'ignore',
      detached: true,
    });
    const stop = () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGTERM'));
    try {
      return await webDriverSession(`http://127.0.0.1:${port}`, browserPath, stop);
    } catch (error) {
      stop();
      throw error;
    }
  },
};
