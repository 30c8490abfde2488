import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeFormatted } from './format.mjs';
import { checkBudget } from './sizes/checkBudget.mjs';
import { companyOf } from './sizes/companyOf.mjs';
import { kitComponents } from './sizes/kitComponents.mjs';
import { kitStyles } from './sizes/kitStyles.mjs';
import { sizeTable } from './sizes/sizeTable.mjs';
import { injectsStyle } from './sizes/injectsStyle.mjs';
import { weighComponent } from './sizes/weighComponent.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run sizes`: what importing each part of the kit costs, against the budget in libs/ui/sizes.json. Fails when one
 * is over it, is new or brings along what it did not. `--update` takes what is measured as the new budget.
 */
const { update: isUpdate = false } = readArguments('npm run sizes', { update: { type: 'boolean' } }).values;
const budgetFile = fileURLToPath(new URL('../libs/ui/sizes.json', import.meta.url));
const kitSources = fileURLToPath(new URL('../libs/ui/src/', import.meta.url));
const tableFile = fileURLToPath(new URL('../docs/sizes.md', import.meta.url));

/** Heavy things that every page shares, weighed once and apart. @type {readonly (readonly [string, string])[]} */
const sharedImports = [
  ['react, react-dom', "export { useState } from 'react'; export { createRoot } from 'react-dom/client'"],
  ['react-intl', "export { IntlProvider, useIntl } from 'react-intl'"],
  ['theme', "import '@kislap/ui/theme'"],
];

/**
 * Each part from where it is written: through the kit's edge a bundler reads the whole kit each time, ten times as long
 * for the same result, as long as the edge by itself weighs nothing.
 *
 * @param {import('./sizes/kitStyles.mjs').KitStyles} styles
 * @returns {Promise<import('./sizes/sizeTable.mjs').Row[]>}
 */
async function weighKit(styles) {
  const rows = [];
  for (const { name, layer, path } of kitComponents()) {
    const weight = await weighComponent(`export { ${name} } from '${kitSources}${path}'`, styles);
    rows.push({ name, layer, weight, company: companyOf(layer, weight.files) });
  }
  return rows;
}

/** @returns {Promise<import('./sizes/sizeTable.mjs').Row[]>} */
async function weighShared(/** @type {import('./sizes/kitStyles.mjs').KitStyles} */ styles) {
  const rows = [];
  for (const [name, code] of sharedImports) {
    const external = name.startsWith('react,') ? [] : [/^react(-dom)?(\/|$)/];
    rows.push({ name, layer: 'shared', weight: await weighComponent(code, styles, external), company: [] });
  }
  return rows;
}

const styles = await kitStyles();
const edge = await weighComponent("import '@kislap/ui'", styles);
const buttonOverEdge = await weighComponent("export { Button } from '@kislap/ui'", styles);
const rows = await weighKit(styles);
const measured = rows.map(({ name, layer, weight, company }) => ({
  name,
  layer,
  js: weight.script.brotli,
  css: weight.style.brotli,
  with: company,
}));

if (isUpdate) {
  const budget = Object.fromEntries(
    measured.map(({ name, js, css, with: company }) => [name, { js, css, with: company }]),
  );
  await writeFormatted(budgetFile, JSON.stringify(budget));
  await writeFormatted(tableFile, sizeTable(rows, await weighShared(styles)));
} else {
  console.log(`${'bytes after brotli'.padEnd(24)}  script   style`);
  for (const { name, js, css } of measured) {
    console.log(`${name.padEnd(24)} ${String(js).padStart(7)} ${String(css).padStart(7)}`);
  }
}

const budgets = existsSync(budgetFile) ? JSON.parse(readFileSync(budgetFile, 'utf8')) : {};
const injecting = rows.filter(({ weight }) => injectsStyle(weight.code));
const problems = [
  ...checkBudget(measured, budgets),
  ...(edge.code === '' && edge.style.minified === 0
    ? []
    : ['Importing nothing from @kislap/ui leaves something on the page.']),
  ...(rows.some(({ weight }) => weight.code === buttonOverEdge.code)
    ? []
    : ['A button from @kislap/ui is not the same as from its own file.']),
  ...injecting.map(
    ({ name }) => `${name} writes style at run time, which the content security policy stops.`,
  ),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(
    'Mend it, or take the new sizes with `npm run sizes -- --update` and let the change be seen.',
  );
  process.exitCode = 1;
}
