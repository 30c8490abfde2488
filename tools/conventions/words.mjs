/** @typedef {import('./text.mjs').Tree} Tree */

/** What players read, and what whoever drives the sandbox reads. That both languages agree is `formatjs verify`. */
const folders = ['libs/i18n/src/catalogues', 'apps/console/src/words'];

/** @param {Tree} tree @param {string} folder @param {string} file @returns {Record<string, string>} */
const wordsOf = (tree, folder, file) => JSON.parse(tree.get(`${folder}/${file}.json`) ?? '{}');

const saying = /^(?:libs|apps)\/[^/]+\/(?:src|native)\/.+\.tsx?$/;
const trying = /\.(?:test|stories)\.tsx?$|\/testing\//;
const quoted = /'((?:[a-zA-Z]\w*\.)+\w+)'/g;
const putTogether = /`((?:[a-zA-Z]\w*\.)[\w.]*\$\{[^`]*)`/g;

/** Every message is said somewhere: by its whole id, or by one put together at run time. @param {Tree} tree */
export function usedMessages(tree) {
  const code = [...tree].filter(([path]) => saying.test(path) && !trying.test(path)).map(([, text]) => text);
  const whole = new Set(code.flatMap((text) => [...text.matchAll(quoted)].map(([, id = '']) => id)));
  const shapes = [...new Set(code.flatMap((text) => [...text.matchAll(putTogether)].map(shapeOf)))];
  return folders
    .flatMap((folder) => Object.keys(wordsOf(tree, folder, 'en')))
    .filter((id) => !whole.has(id) && !shapes.some((shape) => new RegExp(shape).test(id)))
    .map((id) => `${id} is said nowhere`);
}

/** `area.${kind}.x` stands for every id of that shape. @param {readonly string[]} match */
const shapeOf = ([, text = '']) =>
  `^${text.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, String.raw`\w+`)}$`;

/**
 * Who translates can read what is meant: each area of the catalogue says where its words stand and each placeholder
 * what comes in its place, and English words that are told apart in Filipino say when which is right.
 *
 * @param {Tree} tree
 */
export function describedMessages(tree) {
  return folders.flatMap((folder) => describedCatalogue(tree, folder));
}

/** @param {Tree} tree @param {string} folder */
function describedCatalogue(tree, folder) {
  const [english, filipino] = [wordsOf(tree, folder, 'en'), wordsOf(tree, folder, 'fil')];
  const described = new Set(Object.keys(wordsOf(tree, folder, 'descriptions')));
  const ids = Object.keys(english);
  const wanted = new Set([
    ...ids.map((id) => `${id.slice(0, id.indexOf('.'))}.*`),
    ...Object.values(english)
      .flatMap(placeholders)
      .map((name) => `{${name}}`),
    ...ids.filter((id) =>
      ids.some((other) => english[other] === english[id] && filipino[other] !== filipino[id]),
    ),
  ]);
  return [
    ...[...wanted].filter((key) => !described.has(key)).map((key) => `${key} is described to no translator`),
    ...[...described]
      .filter((key) => !wanted.has(key) && !(key in english))
      .map((key) => `${key} is described and not in the catalogue`),
  ];
}

/** @param {string | undefined} message @returns {string[]} The names between braces, sorted. */
function placeholders(message = '') {
  const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted((left, right) => left.localeCompare(right));
}
