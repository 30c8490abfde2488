import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const start = fileURLToPath(new URL('../start.mjs', import.meta.url));

/** @param {string[]} args @returns {Promise<{ code: number, output: string }>} */
const run = (...args) =>
  new Promise((resolve) => {
    execFile(process.execPath, [start, ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });

test('npm start tells its flags and settings, and builds nothing for it', async () => {
  const { code, output } = await run('--help');
  expect(code).toBe(0);
  expect(output).toMatch(/--memory\s+keeps everything in memory/);
  expect(output).toMatch(/SANDBOX_REQUEST_LOG\s+where/);
  expect(output).not.toContain('Building');
});

test('npm start refuses a flag that it does not know', async () => {
  const { code, output } = await run('--memroy');
  expect(code).toBe(2);
  expect(output).toContain('--memroy is no flag of npm start. Allowed: --memory,');
  expect(output).not.toContain('Building');
});
