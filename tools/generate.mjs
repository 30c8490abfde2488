import { fileURLToPath } from 'node:url';
import { apply } from './generate/apply.mjs';
import { call } from './generate/call.mjs';
import { component } from './generate/component.mjs';
import { overlay } from './generate/overlay.mjs';
import { page } from './generate/page.mjs';
import { rule } from './generate/rule.mjs';
import { readArguments } from './readArguments.mjs';

/** `npm run generate -- <kind> <path>`: the files of that anatomy, with story and test, ready to be filled. */
/** @type {Record<string, (path: string) => import('./generate/Plan.mjs').Plan>} */
const generators = { component, rule, call, page, overlay };

const usage = `Usage:
  npm run generate -- component patterns/Something     a part of the kit
  npm run generate -- rule withdrawal/checkSomething   a rule of the domain
  npm run generate -- call records/getSomething        a question to the operator
  npm run generate -- page some-thing                  a screen with a route
  npm run generate -- overlay some-thing               a screen over a page`;

const [kind = '', path = ''] = readArguments('npm run generate', {}, ['KIND', 'PATH']).positionals;
const generator = generators[kind];
if (generator === undefined || path === '') {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    const written = await apply(fileURLToPath(new URL('..', import.meta.url)), generator(path));
    console.log(written.map((one) => `wrote ${one}`).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
