const TIMEOUT_MS = 10 * 1000;

/** Sends JSON and reads the JSON of the answer; undefined when no readable answer came in time. */
export async function postJson(url: string, body: object): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const content: unknown = await answer.json();
    return content;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
