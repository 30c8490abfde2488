import { acceptFindings, nameOf } from './acceptFindings';
import { writeReportPage } from './reportPage';
import { takeBefore } from './takeBefore';

/** `npm run visual -- --accept [findings]`: what was found is right. Says what became of it. */
export function accept(words: readonly string[]): string {
  const accepted = acceptFindings(words).map((finding) => `accepted ${nameOf(finding)}`);
  const { path, findings } = writeReportPage();
  return [...accepted, `${accepted.length} accepted, ${findings} left: ${path}`].join('\n');
}

/** `npm run visual -- --before[=commit]`: what it looked like before. Says what became of it. */
export function before(commit?: string): string {
  const { missing, found } = takeBefore(commit);
  const { path } = writeReportPage();
  return `${missing} pictures from before were missing, ${found} are there now: ${path}`;
}
