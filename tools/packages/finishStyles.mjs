import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const className = /\.([\w-]+)/g;

/** @param {string} css */
const classesOf = (css) => new Set([...css.matchAll(className)].map(([, name = '']) => name));

/**
 * Makes one style sheet of those that the bundler leaves beside each entry: the theme first, then the kit.
 *
 * @param {string} dist
 * @throws {Error} When a part that is loaded late has styles that the kit's own sheet lacks.
 */
export function finishStyles(dist) {
  const sheets = readdirSync(dist).filter((file) => file.endsWith('.css') && file !== 'styles.css');
  const read = (/** @type {string} */ file) =>
    readFileSync(join(dist, file), 'utf8').replace(/\/\*# sourceMappingURL=.*?\*\/\s*$/, '');
  const styles = `${read('theme.css')}\n${read('index.css')}`;
  const known = classesOf(styles);
  for (const sheet of sheets) {
    const lost = [...classesOf(read(sheet))].filter((name) => !known.has(name));
    if (lost.length > 0) throw new Error(`${sheet} has styles that styles.css lacks: ${lost.join(', ')}`);
    rmSync(join(dist, sheet));
    rmSync(join(dist, `${sheet}.map`), { force: true });
  }
  writeFileSync(join(dist, 'styles.css'), styles);
  // TypeScript asks for types of everything that is imported, a style sheet too.
  writeFileSync(join(dist, 'styles.css.d.ts'), 'export {};\n');
  // A bundler that reads `import '@kislap/ui/theme'` gets the styles along.
  writeFileSync(join(dist, 'theme.js'), "import './styles.css';\n");
  rmSync(join(dist, 'theme.js.map'), { force: true });
}
