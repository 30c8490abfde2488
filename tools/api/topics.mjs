import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const libs = fileURLToPath(new URL('../../libs', import.meta.url));

/** A part of a library's surface. @typedef {{ library: string, topic: string, index: string, folder: string }} Topic */

/** @param {string} library @param {string} topic @param {string} index @returns {Topic} */
const topicOf = (library, topic, index) => {
  const file = join(libs, library, 'src', index);
  return { library, topic, index: file, folder: join(file, '..') };
};

/** The domain has one topic per folder; the others have their entries. @returns {Topic[]} */
export function topics() {
  const source = join(libs, 'domain/src');
  const folders = readdirSync(source).filter((name) => existsSync(join(source, name, 'index.ts')));
  return [
    ...folders.map((folder) => topicOf('domain', folder, `${folder}/index.ts`)),
    topicOf('api', 'index', 'index.ts'),
    topicOf('api', 'react', 'react/index.ts'),
    topicOf('api', 'contract', 'contract/index.ts'),
    topicOf('api', 'controls', 'contract/controls/index.ts'),
    topicOf('api', 'registry', 'contract/registry/index.ts'),
    topicOf('api', 'openapi', 'contract/openapi/index.ts'),
    topicOf('api', 'testing', 'testing/index.ts'),
    topicOf('i18n', 'index', 'index.ts'),
    topicOf('ui', 'index', 'index.ts'),
    topicOf('ui', 'skins', 'skins.ts'),
    topicOf('ui', 'testing', 'testing/index.ts'),
  ];
}
