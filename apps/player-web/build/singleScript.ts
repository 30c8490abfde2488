import { bundlerTargets } from '@kislap/tools/browsers/bundlerTargets';
import { build, defaultClientConditions } from 'vite';

/**
 * Builds one script that needs no module: the page's inline script, or a service worker.
 *
 * @param define texts of code to put in place of names
 */
export async function singleScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define,
    // The libraries as source, as in the rest of the app.
    resolve: { conditions: ['source', ...defaultClientConditions] },
    build: {
      write: false,
      target: bundlerTargets(),
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const [chunk] = output !== undefined && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not build to a script.`);
  return chunk.code.trim();
}
