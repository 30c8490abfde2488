import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ceilings, hashedRules, sizePage } from './sizePage.mjs';
import { weighAllRules, weighEntries, weighRules } from './weighEntries.mjs';
import { writeFormatted } from '../format.mjs';

const budgetFile = fileURLToPath(new URL('../../docs/api/sizes.json', import.meta.url));
const pageFile = fileURLToPath(new URL('../../docs/packages.md', import.meta.url));
const slack = { share: 0.05, bytes: 60 };

/**
 * Weighs every entry and every rule of the built packages.
 *
 * @param {{ isUpdate: boolean }} options With `isUpdate` what is measured becomes the budget and the page.
 * @returns {Promise<string[]>} What is over its budget.
 */
export async function checkSizes({ isUpdate }) {
  const [entries, rules, all] = [await weighEntries(), await weighRules(), await weighAllRules()];
  const measured = Object.fromEntries(
    entries.map(({ library, entry, brotli }) => [`${library}${entry.slice(1)}`, brotli]),
  );
  if (isUpdate) {
    await writeFormatted(budgetFile, JSON.stringify(measured));
    await writeFormatted(pageFile, sizePage(entries, rules, all));
  }
  const budget = existsSync(budgetFile) ? JSON.parse(readFileSync(budgetFile, 'utf8')) : {};
  const over = Object.entries(measured).flatMap(([entry, bytes]) => {
    if (budget[entry] === undefined) return [`@kislap/${entry} has no size budget yet.`];
    const limit = budget[entry] * (1 + slack.share) + slack.bytes;
    return bytes > limit ? [`@kislap/${entry} weighs ${bytes} B, its budget has ${budget[entry]} B.`] : [];
  });
  const heavy = rules
    .filter(({ entry, brotli }) => brotli > (hashedRules.has(entry) ? ceilings.hashedRule : ceilings.rule))
    .map(({ entry, brotli }) => `The rule ${entry} weighs ${brotli} B when it is imported alone.`);
  const whole =
    all.brotli > ceilings.allRules
      ? [`All rules weigh ${all.brotli} B, more than ${ceilings.allRules} B.`]
      : [];
  return [...over, ...heavy, ...whole, ...unasked(entries, rules)];
}

/**
 * What brings a package without need: of the domain only what formats an instant has dayjs, of the client only the hooks
 * have React and SWR.
 *
 * @param {readonly import('./weighEntries.mjs').EntryWeight[]} entries
 * @param {readonly import('./weighEntries.mjs').EntryWeight[]} rules
 */
function unasked(entries, rules) {
  const topics = entries.filter(
    ({ library, entry }) => library === 'domain' && !['.', './time'].includes(entry),
  );
  const others = rules.filter(({ entry }) => entry !== 'formatManila');
  const calls = entries
    .filter(({ library, entry }) => library === 'api' && entry !== './react')
    .map((one) => ({ ...one, packages: one.packages.filter((name) => /^(?:react|swr)\b/.test(name)) }));
  return [...topics, ...others, ...calls]
    .filter(({ packages }) => packages.length > 0)
    .map(({ library, entry, packages }) => `${entry} of @kislap/${library} brings ${packages.join(', ')}.`);
}
