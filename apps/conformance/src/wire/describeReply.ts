import type { Reply } from './Reply';

const shownLength = 60;

/** What came back, in a few words for a finding: never a whole body, which may hold what is a player's own. */
export function describeReply(reply: Reply): string {
  if (reply.silence !== undefined) return `nothing: ${reply.silence}`;
  if (reply.code !== undefined) {
    const words = reply.msg === '' ? '' : ` "${shorten(reply.msg)}"`;
    return `code ${reply.code}${words}`;
  }
  const type = reply.headers.get('content-type') ?? 'no content type';
  if (reply.body !== undefined) return `JSON without an envelope (HTTP ${reply.status})`;
  if (/^\s*</.test(reply.text)) return `a web page (HTTP ${reply.status}, ${type})`;
  if (reply.text === '') return `an empty body (HTTP ${reply.status})`;
  return `a body that is not JSON (HTTP ${reply.status}, ${type})`;
}

function shorten(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
