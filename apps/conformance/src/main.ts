import { readFile, writeFile } from 'node:fs/promises';
import { readCommand, UsageProblem } from './command/readCommand';
import { RunProblem } from './run/openContext';
import { perform } from './perform';

try {
  const { code, text, files } = await perform(readCommand(process.argv.slice(2), process.env), {
    fetch: async (request) => await fetch(request),
    readText: async (path) => await readFile(path, 'utf8'),
    clock: { nowMs: () => Date.now(), stopwatchMs: () => performance.now() },
  });
  process.stdout.write(text);
  for (const { path, text: content } of files) await writeFile(path, content);
  process.exitCode = code;
} catch (error) {
  if (!(error instanceof UsageProblem) && !(error instanceof RunProblem)) throw error;
  const hint = error instanceof UsageProblem ? '\nSee --help.' : '';
  process.stderr.write(`kislap-conformance could not run. ${error.message}${hint}\n`);
  process.exitCode = 2;
}
