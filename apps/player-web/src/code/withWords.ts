import { words } from '../locale/words';

/** Fetches code together with the words it may say: for everything but the first view of home. */
export const withWords =
  <Code>(fetchCode: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([fetchCode(), words.loadRest()]);
    return code;
  };
