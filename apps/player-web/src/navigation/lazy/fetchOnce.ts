/** Fetches code once; from then on it is here in the same frame. After a failure the next call tries again. */
export function fetchOnce<Code>(fetchCode: () => Promise<Code>): () => Promise<Code> {
  let code: Code | undefined;
  return async () => (code ??= await fetchCode());
}
