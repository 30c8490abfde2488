import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersText, contractText, groups, hasReads, indexText, todoText } from './files';

const usage = `create-kislap-operator <folder>

Makes a back end in TypeScript that answers every reading call of the operator contract, with one demo account, and a
TODO.md with the rest. It needs Node 20.19 or newer; its only packages are the compiler and the types of Node.
`;

const template = fileURLToPath(new URL('../template', import.meta.url));

/** Text files of the template end in `.txt`, so that nobody takes them for code of this package. */
async function templateFiles(name: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name: file }) => {
    const path = join(parentPath, file);
    const text = (await readFile(path, 'utf8')).replaceAll('{{name}}', name);
    return [path.slice(template.length + 1).replace(/\.txt$/, ''), text] as const;
  });
  return new Map(await Promise.all(read));
}

async function create(folder: string): Promise<number> {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-');
  const files = new Map([
    ...(await templateFiles(name)),
    ['src/contract.ts', contractText()],
    ['src/answers/index.ts', indexText()],
    ['TODO.md', todoText()],
    ...groups.filter(hasReads).map((group) => [`src/answers/${group}.ts`, answersText(group)] as const),
  ]);
  for (const [path, text] of files) {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return files.size;
}

const [target, ...others] = process.argv.slice(2);
if (target === '--help' || target === '-h') {
  process.stdout.write(usage);
} else if (target === undefined || target.startsWith('-') || others.length > 0) {
  const unknown = [target ?? '', ...others].find((arg) => arg.startsWith('-'));
  process.stderr.write(
    unknown === undefined
      ? usage
      : `create-kislap-operator: Unknown option '${unknown}'. It knows: <folder>, --help.\n`,
  );
  process.exitCode = 2;
} else {
  const folder = resolve(target);
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) {
    process.stderr.write(`${folder} is not empty: name a new folder.\n`);
    process.exitCode = 1;
  } else {
    const count = await create(folder);
    process.stdout.write(
      `${count} files in ${folder}.\n\n  cd ${target}\n  npm install\n  npm start\n\n` +
        'Then check it, in a clone of Kislap, and go on with TODO.md:\n\n' +
        '  npx kislap-conformance --base http://localhost:4000 --phone 639170000001 --password Play1234 --profile read\n',
    );
  }
}
