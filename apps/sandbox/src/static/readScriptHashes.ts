import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, object, parseJson, pipe, regex, safeParse, string } from 'valibot';

const cspFile = pipe(
  string(),
  parseJson(),
  object({ scriptHashes: array(pipe(string(), regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/))) }),
);

/** Hashes of the inline scripts that the build wrote, from its `csp.json`. Without a readable one, none is allowed. */
export async function readScriptHashes(webRoot: string): Promise<readonly string[]> {
  try {
    const parsed = safeParse(cspFile, await readFile(join(webRoot, 'csp.json'), 'utf8'));
    return parsed.success ? parsed.output.scriptHashes : [];
  } catch {
    return [];
  }
}
