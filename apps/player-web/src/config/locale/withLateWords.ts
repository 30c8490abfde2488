import { loadLateCatalogue } from '@kislap/i18n';
import { words } from './words';

/** Fetches code together with the messages that a few screens alone say. */
export const withLateWords =
  <Code>(fetchCode: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([fetchCode(), words.add(loadLateCatalogue)]);
    return code;
  };
