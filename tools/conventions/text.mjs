/** @typedef {ReadonlyMap<string, string>} Tree Text by path from the top of the repository. */

const code = /\.(ts|tsx|mjs)$/;
const reason = /--\s*\S.{9,}|@ts-expect-error \S.{9,}/;

/**
 * @param {Tree} tree
 * @param {RegExp} files
 * @param {(line: string) => boolean} isWrong
 * @param {string} message
 */
function findLines(tree, files, isWrong, message) {
  return [...tree]
    .filter(([path]) => files.test(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) => (isWrong(line) ? [`${path}:${index + 1} ${message}`] : [])),
    );
}

/** Nothing tells npm where to download from: everybody uses the registry of their own machine. @param {Tree} tree */
export function noDownloadAddresses(tree) {
  const address = /https?:\/\/[^\s"']+\.tgz|registry\.(npmjs|yarnpkg|npmmirror)\.(org|com)|^\s*registry\s*=/;
  return findLines(tree, /./, (line) => address.test(line), 'names a package registry');
}

/** A silenced rule says why, after two dashes; an expected type error says why, right behind. @param {Tree} tree */
export function reasonedSilence(tree) {
  const silence =
    /(\/\/|\/\*|\{\/\*)\s*(oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck|prettier-ignore|oxfmt-ignore)/;
  return findLines(
    tree,
    code,
    (line) => silence.test(line) && !reason.test(line),
    'silences a check without a reason (write: -- why this is right here)',
  );
}

/** Every test runs. @param {Tree} tree */
export function noSleepingTests(tree) {
  const sleeping = /\b(it|test|describe|suite)(\.\w+)*\.(only|skip|todo|fixme)\(/;
  return findLines(
    tree,
    /\.(test|spec|e2e)\.(ts|tsx|mjs)$|\/e2e\/.*\.ts$/,
    (line) => sleeping.test(line) && !line.trimStart().startsWith('"'),
    'skips or singles out a test',
  );
}

/** The browsers of the app's floor know no `size` of a query: asked for it, they would say that there is none. @param {Tree} tree */
export function noSizedQueries(tree) {
  const sized = /\b\w*(?:query|params|search)\.size\b/i;
  return findLines(
    tree,
    /^(?:apps\/player-web|libs\/\w+)\/src\/.*\.tsx?$/,
    (line) => sized.test(line),
    'asks a query for its size (use queryText)',
  );
}

/** Files whose raw SQL is made of this repository's own constants and the names of its own tables. */
const rawSqlIn = new Set(['apps/sandbox/src/database/migrate.ts', 'apps/sandbox/src/seed/SeedCopy.ts']);

/**
 * What comes from outside reaches SQL as a parameter alone: no statement is put together from text.
 *
 * @param {Tree} tree
 */
export function parameterisedSql(tree) {
  const raw = /\bsql\.raw\(/;
  const builtFromText = /\.(?:query|exec|execute)(?:<[^>]*>)?\(\s*(?:`|(?:'[^']*'|"[^"]*")\s*\+)/;
  const sources = new Map([...tree].filter(([path]) => !rawSqlIn.has(path)));
  return findLines(
    sources,
    /^apps\/sandbox\/src\/.*(?<!\.test)\.ts$/,
    (line) => raw.test(line) || builtFromText.test(line),
    "puts SQL together from text (use drizzle's builder or the sql`…${value}` template)",
  );
}
