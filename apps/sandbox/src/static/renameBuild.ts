/** Where the files of a build say its name. */
const places: Readonly<Record<string, RegExp>> = {
  'latest.json': /("id":"[\w-]+)/,
  'sw.js': /(\{id:[`"'][\w-]+)/,
};
const pageName = /(<meta name="kislap-build" content="[\w-]+)/;

/**
 * Gives the build another name: pages, the worker that keeps it, and the word which one is the newest say the same.
 *
 * @param file the file's name
 * @returns what changes its text, or undefined when it does not say it
 */
export function renameBuild(file: string, suffix: string): ((text: string) => string) | undefined {
  const place = file.endsWith('.html') ? pageName : places[file];
  if (place === undefined || suffix === '') return undefined;
  return (text) => text.replace(place, `$1${suffix}`);
}
