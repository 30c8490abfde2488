import { spawn } from 'node:child_process';

/**
 * Runs a program of Node and answers what it printed.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 * @param {string} [program]
 * @returns {Promise<string>}
 * @throws {Error} With everything it printed, when it fails.
 */
export function run(args, cwd, program = process.execPath) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const said = [];
    const child = spawn(program, args, { cwd, env: { ...process.env, NO_COLOR: '1' } });
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${args.join(' ')} fails:\n${text}`));
    });
  });
}
